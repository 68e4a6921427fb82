import { createRequire } from "node:module";
import path from "node:path";
import { getDocumentLoaders, loadSchema } from "@graphql-markdown/graphql";
import type { LoaderOption } from "@graphql-markdown/types";
import type * as graphql from "graphql";
import { afterEach, describe, expect, it } from "vitest";
import { createSandbox } from "./blocks/sandbox";
import type { Sandbox } from "./blocks/sandbox";

// The copy of graphql that the tool uses; an import would load another one.
const { printSchema } = createRequire(import.meta.url)("graphql") as typeof graphql;

const FIRST = `type Query {
  "Description of the first file."
  book(isbn: ID!, edition: Int = 1, old: Int): Book
}
type Book { isbn: ID  title: String }
enum Binding {
  "Value of the first file."
  HARD
}`;

const SECOND = `type Query {
  "Description of the second file."
  book(isbn: ID!, edition: Int = 2): Book
}
"Only the second file describes it."
type Book { isbn: ID! @deprecated  pages: Int }
enum Binding {
  "Value of the second file."
  HARD
}`;

let sandbox: Sandbox;
afterEach(async () => {
  await sandbox.remove();
});

/** Loads files with the tool, by a glob that lists them in reverse order. */
async function merged(files: Readonly<Record<string, string>>): Promise<string> {
  sandbox = await createSandbox(files);
  const loaders = await getDocumentLoaders({
    GraphQLFileLoader: "@graphql-tools/graphql-file-loader",
  } as LoaderOption);
  const names = Object.keys(files).toReversed().join(",");
  const schema = await loadSchema(path.join(sandbox.folder, `{${names}}`), loaders ?? { loaders: [] });
  return printSchema(schema);
}

describe("of two schema files, the one whose path comes later in the alphabet", () => {
  it.each([
    ["a.graphql", "b.graphql"],
    ["docs-only/shop.graphql", "schema/shop.graphql"],
    ["schema/shop.graphql", "texts/shop.graphql"],
  ])("wins: %s and %s", async (first, second) => {
    const schema = await merged({ [first]: FIRST, [second]: SECOND });
    expect(schema).toContain(
      '"""Description of the second file."""\n  book(isbn: ID!, edition: Int = 2, old: Int): Book',
    );
    expect(schema).toContain('"""Only the second file describes it."""');
    expect(schema).toContain("isbn: ID! @deprecated");
    expect(schema).toContain("title: String\n  pages: Int");
  });

  it("loses if both describe an enum value", async () => {
    const schema = await merged({ "a.graphql": FIRST, "b.graphql": SECOND });
    expect(schema).toContain('"""Value of the first file."""');
  });

  it("cannot change the type of a field", async () => {
    const other = FIRST.replace("title: String", "title: Int");
    await expect(merged({ "a.graphql": FIRST, "b.graphql": other })).rejects.toThrow(
      /Field "title" already defined with a different type/u,
    );
  });
});
