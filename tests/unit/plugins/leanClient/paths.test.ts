import fc from "fast-check";
import { expect, it } from "vitest";
import { canPack, packPaths, unpackPaths } from "@site/src/plugins/leanClient/shared/paths";

it("writes the common beginning of paths once", () => {
  expect(packPaths(["/a/b", "/a/c", "/d"])).toBe("<a<b|c>|d>");
});

it("tells a folder from a page of the same name, with and without a slash at its end", () => {
  const paths = ["/api", "/api/", "/api/cli", "/api/cli/main"];
  expect(unpackPaths(packPaths(paths)).sort()).toEqual(paths);
});

it("gives back all paths that it was given", () => {
  const name = fc.string({ maxLength: 4 }).filter((text) => canPack(text) && !text.includes("/"));
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join("/")}`);
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1 }), (paths) => {
      expect(unpackPaths(packPaths(paths)).sort()).toEqual([...paths].sort());
    }),
  );
});

it("refuses paths with the characters that it writes itself", () => {
  expect(["/a<b", "/a>b", "/a|b"].some(canPack)).toBe(false);
});
