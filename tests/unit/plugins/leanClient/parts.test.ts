import { expect, it } from "vitest";
import { partsFrom } from "@site/src/plugins/leanClient/parts";

it("LEAN_CLIENT selects all parts by default, none if off, and otherwise those named", () => {
  expect(partsFrom(undefined)).toEqual(partsFrom("all"));
  expect(partsFrom("all").size).toBeGreaterThan(1);
  expect(partsFrom("off").size).toBe(0);
  expect([...partsFrom("globalData,routes")]).toEqual(["routes", "globalData"]);
});

it("stops the build for an unknown part", () => {
  expect(() => partsFrom("routes,route")).toThrow(
    /LEAN_CLIENT is "routes,route"; it can be all, off, or some of routes,/u,
  );
});

it("stops the build for a part without the part that it needs", () => {
  expect(() => partsFrom("globalData,versions")).toThrow(
    /LEAN_CLIENT is "globalData,versions"; .* needs the part "routes"/u,
  );
});
