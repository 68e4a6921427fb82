import { describe, expect, it } from "vitest";
import { readSchema } from "@site/src/generate/examples/schema";
import { temporaryFolder } from "../../temporaryFolder";

describe("reading a schema", () => {
  it("merges types that are extended across files", async () => {
    const root = await temporaryFolder({
      "sdl/a.graphql": "type Query { a: Int }",
      "sdl/b.graphql": "extend type Query { b: Int }",
    });
    const schema = await readSchema(root, "sdl");
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(["a", "b"]);
  });

  it.each([["no-such-folder"], ["empty"]])("reports that %s contains no schema", async (folder) => {
    const root = await temporaryFolder({ "empty/readme.md": "" });
    await expect(readSchema(root, folder)).rejects.toThrow(`No schema: ${folder} contains no .graphql file.`);
  });

  it("names file, line and column of a syntax error", async () => {
    const root = await temporaryFolder({ "sdl/a.graphql": "type Query {\n  a: Int\n  b Int\n}" });
    await expect(readSchema(root, "sdl")).rejects.toThrow(/^sdl\/a\.graphql:3:5: Syntax Error: Expected ":"/u);
  });

  it("names an undefined type", async () => {
    const root = await temporaryFolder({ "sdl/a.graphql": "type Query { a: Nowhere }" });
    await expect(readSchema(root, "sdl")).rejects.toThrow(/Unknown type: "Nowhere"|Unknown type "Nowhere"/u);
  });

  it("rejects a schema that builds but is invalid", async () => {
    const root = await temporaryFolder({
      "sdl/a.graphql": "type Query { a: A } interface I { x: Int } type A implements I { y: Int }",
    });
    await expect(readSchema(root, "sdl")).rejects.toThrow(/Interface field I\.x expected but A does not provide it/u);
  });
});
