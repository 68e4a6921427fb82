import { describe, expect, it } from "vitest";
import { generatePages } from "../security/formatter/pages";
import { fromSchemas, testSchemaPages } from "./schemaPages";

const OPTIONS = `{
  schema: "schema.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  linkRoot: "/docs",
  printTypeOptions: { hierarchy: "entity" },
}`;

const GROUPED = OPTIONS.replace(
  "{",
  '{ groupByDirective: { directive: "doc", field: "category", fallback: "Common" },',
);

/** Messages that the tool is expected to print, by schema. */
const COMPLAINTS: Readonly<Record<string, string>> = {
  placeholders: 'No content generated for "_" - printType returned empty\n',
};

const pagesOf = fromSchemas(async (schema, name) => {
  const { files, complaints } = await generatePages(schema, name === "groups" ? GROUPED : OPTIONS);
  expect(complaints).toBe(COMPLAINTS[name] ?? "");
  return files;
});

testSchemaPages(pagesOf, "/docs/schema/");

describe("a drawing that omits types", () => {
  it.each([
    ["objects/big", "implements"],
    ["unions/many", "possible-types"],
  ])("links to the list of all types: %s", async (page, section) => {
    const files = await pagesOf("manyInterfaces");
    expect(files.get(`${page}.mdx`)).toMatch(new RegExp(`and \\d+ more</text>\\]\\(#section-${section}\\)`, "u"));
  });
});

describe("groups whose name is empty", () => {
  it("do not label the root folder", async () => {
    const schema = 'directive @doc(category: String) on FIELD_DEFINITION type Query { a: Int @doc(category: "") }';
    const { files } = await generatePages(schema, GROUPED);
    expect([...files.keys()]).toEqual(expect.arrayContaining(["queries/a.mdx", "common/_category_.json"]));
    expect(files.has("_category_.json")).toBe(false);
  });
});

describe("the category of a namespace", () => {
  it.each(["entity", "api"])("is not described as a group, with the hierarchy %s", async (hierarchy) => {
    const schema =
      "type Query { billing: BillingQuery } type BillingQuery { card: CardQuery } type CardQuery { limit: Int }";
    const options = OPTIONS.replace('"entity"', `"${hierarchy}"`).replace("{", "{ docOptions: { index: true },");
    const { files } = await generatePages(schema, options);
    const folder = hierarchy === "api" ? "operations/queries" : "queries";
    for (const [path, label] of [
      ["billing", "Billing"],
      ["billing/card", "Card"],
    ] as const) {
      expect(files.get(`${folder}/${path}/_category_.json`)).toContain(`The operations of the namespace “${label}”.`);
    }
  });
});
