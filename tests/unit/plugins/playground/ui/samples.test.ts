import { readFile } from "node:fs/promises";
import { parse } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import { expect, test } from "vitest";

// In versions 15.26.0 and 15.26.1 of the package, GitHub's schema is invalid: it defines two fields twice.
test("the public schema that the playground offers is valid and large", async () => {
  const sdl = await readFile("node_modules/@octokit/graphql-schema/schema.graphql", "utf8");
  const document = parse(sdl, { noLocation: true });
  expect(validateSDL(document).map(({ message }) => message)).toEqual([]);
  expect(document.definitions.length).toBeGreaterThan(1000);
});
