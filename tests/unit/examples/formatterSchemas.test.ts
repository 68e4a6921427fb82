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

describe("the category of a group named like a kind", () => {
  it.each(["Queries", "subscriptions", "types", "deprecated"])(
    "has the title and description of the group: %s",
    async (group) => {
      const schema = `directive @doc(category: String) on FIELD_DEFINITION | ENUM
      type Query { a: Int @doc(category: "${group}"), shop: ShopQuery } type ShopQuery { b: Int @doc(category: "${group}") }
      enum E @doc(category: "${group}") { A }`;
      const { files } = await generatePages(schema, GROUPED.replace("{", "{ docOptions: { index: true },"));
      const folder = group.toLowerCase();
      const title = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;
      /** The category of a folder in the folder of the group. */
      const categoryIn = (path: string): unknown => JSON.parse(files.get(`${folder}/${path}_category_.json`) ?? "");
      expect(categoryIn("")).toEqual({
        label: title,
        position: 1,
        link: {
          type: "generated-index",
          title: `${title} group`,
          description: `All types and operations of the group “${title}”, by kind.`,
        },
      });
      expect(categoryIn("enums/")).toMatchObject({ position: 8, link: { title: `${title} enums` } });
      expect(categoryIn("queries/")).toMatchObject({ position: 1, link: { title: `${title} queries` } });
      expect(categoryIn("queries/shop/")).toMatchObject({ link: { title: "Shop operations" } });
    },
  );

  it("does not change that of the kind itself, for operations in no group", async () => {
    const schema = `directive @doc(category: String) on FIELD_DEFINITION
      type Query { a: Int @doc(category: "subscriptions") } type Subscription { b: Int }`;
    const options = OPTIONS.replace("{", '{ groupByDirective: { directive: "doc", field: "category" },');
    const { files } = await generatePages(schema, options.replace('"entity"', '"api"'));
    expect(JSON.parse(files.get("operations/subscriptions/_category_.json") ?? "")).toMatchObject({ position: 3 });
    expect(JSON.parse(files.get("subscriptions/_category_.json") ?? "")).toMatchObject({ position: 1 });
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
