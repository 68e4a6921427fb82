import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { fileOf } from "./blocks/roles";
import { createSandbox } from "./blocks/sandbox";
import type { Sandbox } from "./blocks/sandbox";
import { run } from "./blocks/shell";
import { parseFences } from "./fences";
import { readSource } from "./markdown/files";

const PAGE = "docs/guides/federation.mdx";
const GENERATE = "npx gqlmd graphql-to-doc";

/**
 * A schema with hidden definitions of several kinds.
 *
 * @param type directives on each type, which differ between a subgraph and a supergraph
 * @param member directives on the union for its members
 */
const hiding = (type: string, member: string): string => `
type Query ${type} {
  book(isbn: ID!, secretArgument: Secret @inaccessible, filter: Filter): Book
  search: [Hit!]!
  secretQuery: Secret @inaccessible
}
interface Named ${type} { name: String }
interface SecretInterface ${type} @inaccessible { secretField: String }
type Book implements Named & SecretInterface ${type} {
  name: String
  format: Format
  secretField: String @inaccessible
}
type SecretMember ${type} @inaccessible { id: ID }
union Hit ${type} ${member} = Book | SecretMember
enum Format ${type} { PAPER SECRET_FORMAT @inaccessible }
input Filter ${type} { name: String secretInput: Secret @inaccessible }
scalar Secret ${type} @inaccessible
`;

const SUBGRAPH = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@inaccessible", "@tag"])
directive @federation__shareable repeatable on OBJECT | FIELD_DEFINITION
extend type Book @federation__shareable
${hiding('@tag(name: "shop")', "")}`;

const SUPERGRAPH = `
schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/authenticated/v0.1", for: SECURITY)
  @link(url: "https://specs.apollo.dev/tag/v0.3")
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2", for: SECURITY) {
  query: Query
}
directive @authenticated on FIELD_DEFINITION
directive @inaccessible on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!, key: join__FieldSet) repeatable on OBJECT | INTERFACE | UNION | ENUM | INPUT_OBJECT | SCALAR
directive @join__unionMember(graph: join__Graph!, member: String!) repeatable on UNION
directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
directive @own on OBJECT
scalar join__FieldSet
scalar link__Import
enum link__Purpose { EXECUTION SECURITY }
enum join__Graph { SHOP @join__graph(name: "shop", url: "http://shop.internal/graphql") }
${hiding('@join__type(graph: SHOP) @tag(name: "shop")', '@join__unionMember(graph: SHOP, member: "Book")')}`;

/** Names that only federation uses. */
const FEDERATION =
  /@(?:inaccessible|key|link|shareable|tag)\b|\b(?:federation|join|link)__|FieldSet|\b_(?:Any|Entity|Service)\b/u;

let sandbox: Sandbox;
afterEach(async () => {
  await sandbox.remove();
});

/** Creates a sandbox with files of the guide and other files. */
async function start(names: readonly string[], others: Readonly<Record<string, string>>): Promise<void> {
  const blocks = parseFences(PAGE, await readSource(PAGE));
  const codeOf = (name: string): string => blocks.find((fence) => fileOf(fence) === name)?.code ?? "";
  sandbox = await createSandbox({ ...Object.fromEntries(names.map((name) => [name, codeOf(name)])), ...others });
}

function configuration(schema: string, formatter: string): string {
  return `schema: "${schema}"
extensions:
  graphql-markdown:
    homepage: false
    formatter: "${formatter}"
    loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" }
`;
}

/** The text of each page, by its path. */
async function generate(): Promise<ReadonlyMap<string, string>> {
  const { code, output } = await run(sandbox.folder, GENERATE);
  expect(code, output).toBe(0);
  const folder = path.join(sandbox.folder, "docs/schema");
  const pages = (await listFiles(folder)).filter((file) => file.endsWith(".mdx"));
  return new Map(
    await Promise.all(
      pages.map(async (file): Promise<[string, string]> => [file, await readFile(path.join(folder, file), "utf8")]),
    ),
  );
}

function expectNothingHidden(pages: ReadonlyMap<string, string>): void {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["types/objects/book.mdx", "types/inputs/filter.mdx"]));
  expect([...pages].filter(([file, text]) => /secret/iu.test(file + text)).map(([file]) => file)).toEqual([]);
  expect([...pages].filter(([file, text]) => FEDERATION.test(file + text)).map(([file]) => file)).toEqual([]);
}

describe("an inaccessible definition", () => {
  it("is shown for a subgraph without the formatter of the guide", async () => {
    const preset = "@graphql-markdown/docusaurus/mdx";
    await start(["federation.graphql"], {
      "subgraph.graphql": SUBGRAPH,
      ".graphqlrc": configuration("{federation,subgraph}.graphql", preset),
    });
    const pages = [...(await generate()).keys()];
    expect(pages).toEqual(
      expect.arrayContaining(["types/interfaces/secret-interface.mdx", "types/directives/link.mdx"]),
    );
  });

  it("is hidden for a subgraph with the formatter of the guide", async () => {
    await start(["federation.graphql", "federation.cjs"], {
      "subgraph.graphql": SUBGRAPH,
      ".graphqlrc": configuration("{federation,subgraph}.graphql", "${PWD}/federation.cjs"),
    });
    const pages = await generate();
    expectNothingHidden(pages);
    expect(pages.get("types/objects/book.mdx")).toContain("type Book implements Named {");
  });

  it("is missing from the API schema that the guide's script writes", async () => {
    await start(["api-schema.mjs"], {
      "supergraph.graphql": SUPERGRAPH,
      ".graphqlrc": configuration("api.graphql", "@graphql-markdown/docusaurus/mdx"),
    });
    const { code, output } = await run(sandbox.folder, "node api-schema.mjs");
    expect(code, output).toBe(0);
    expect(await sandbox.read("api.graphql")).not.toMatch(/secret/iu);
    expect(await sandbox.read("api.graphql")).toContain("directive @own on OBJECT");
    const pages = await generate();
    expectNothingHidden(pages);
    expect(pages.get("types/objects/book.mdx")).toContain("type Book implements Named {");
  });
});

it("subgraphs that extend each other's types merge into one schema", async () => {
  await start(["federation.graphql", "federation.cjs", "subgraphs/catalogue.graphql"], {
    "subgraphs/reviews.graphql": `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Book @key(fields: "isbn") @extends { isbn: ID! @external  reviews: [String!]! }`,
    ".graphqlrc": configuration("{federation,subgraphs/*}.graphql", "${PWD}/federation.cjs"),
  });
  const book = (await generate()).get("types/objects/book.mdx");
  expect(book).toContain("type Book {\n  isbn: ID!\n  title: String!\n  reviews: [String!]!\n}");
});
