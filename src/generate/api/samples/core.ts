export type Sample = string | readonly string[];

export const CORE_SAMPLES: Readonly<Record<string, Sample>> = {
  "core/config#buildConfig": `
const options = await buildConfig(
  { schema: "schema.graphql", rootPath: "docs", baseURL: "api" },
  { force: true },
);
options.outputDir; // "docs/api"
options.diffMethod; // "FORCE"`,
  "core/config#getDiffMethod": `
getDiffMethod("schema-diff"); // "SCHEMA-DIFF"`,
  "core/config#getDocOptions": `
getDocOptions({ index: true }, { frontMatter: { sidebar_label: "API" } });
// { frontMatter: { sidebar_label: "API" }, index: true, sectionHeaderId: true }`,
  "core/config#parseDeprecatedDocOptions": `
parseDeprecatedDocOptions(); // {}`,
  "core/config#parseDeprecatedPrintTypeOptions": `
parseDeprecatedPrintTypeOptions(); // {}`,
  "core/config#parseDeprecatedFormatterOption": `
parseDeprecatedFormatterOption(
  {},
  { mdxParser: "@graphql-markdown/formatters/hugo" },
);
// "@graphql-markdown/formatters/hugo"`,
  "core/config#parseHomepageOption": `
parseHomepageOption("home.md", "other.md"); // "home.md"
parseHomepageOption(undefined, false); // undefined`,
  "core/event-emitter#getEvents": `
const events = getEvents();
events.on("schema:afterLoad", () => {
  console.log("The schema is loaded.");
});
getEvents() === events; // true`,
  "core/generator#generateDocFromSchema": `
import { writeFile } from "node:fs/promises";
import { buildConfig } from "@graphql-markdown/core";

await writeFile("schema.graphql", "type Query { now: String }");
const options = await buildConfig({
  schema: "./schema.graphql",
  rootPath: "./docs",
  formatter: "@graphql-markdown/formatters/mkdocs",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
});
await generateDocFromSchema(options);`,
  "core/generator#resolveSkipAndOnlyDirectives": `
const schema = buildSchema(\`
  directive @internal on OBJECT
  directive @public on OBJECT
  type Query { now: String }
\`);
const [only, skip] = resolveSkipAndOnlyDirectives(
  "public",
  ["internal"],
  schema,
);
only.map(String); // ["@public"]
skip.map(String); // ["@internal"]`,
  "core/generator#checkSchemaDifferences": `
const schema = buildSchema("type Query { now: String }");
await checkSchemaDifferences(
  schema,
  "schema.graphql",
  "SCHEMA-HASH",
  "./cache",
); // true
await checkSchemaDifferences(
  schema,
  "schema.graphql",
  "SCHEMA-HASH",
  "./cache",
); // false`,
  "core/diff#hasChanges": [
    `
const schema = buildSchema("type Query { now: String }");
await hasChanges(schema, "./hashes", "SCHEMA-HASH"); // true
await hasChanges(schema, "./hashes", "SCHEMA-HASH"); // false`,
    `
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

// Your own module can decide whether the schema has changed.
await writeFile(
  "never.mjs",
  "export const checkSchemaChanges = async () => false;",
);
const schema = buildSchema("type Query { now: String }");
await hasChanges(
  schema,
  "./hashes",
  "SCHEMA-HASH",
  pathToFileURL("never.mjs").href,
); // false`,
  ],
  "core/directives/validation#hasDescriptor": `
hasDescriptor({ descriptor: () => "Needs a role." }); // true
hasDescriptor({ descriptor: "Needs a role." }); // false`,
  "core/directives/validation#hasTag": `
hasTag({ tag: () => ({ text: "AUTH" }) }); // true
hasTag({ tag: "AUTH" }); // false`,
  "core/directives/validation#isGroupsObject": `
isGroupsObject({ operations: "api" }); // true
isGroupsObject(true); // false`,
  "core/directives/validation#isInvalidFunctionProperty": `
isInvalidFunctionProperty({ tag: "AUTH" }, "tag"); // true
isInvalidFunctionProperty({ tag: () => ({ text: "AUTH" }) }, "tag"); // false
isInvalidFunctionProperty({}, "tag"); // false`,
  "core/directives/validation#isLoaderString": `
isLoaderString("@graphql-tools/url-loader"); // true
isLoaderString({ module: "@graphql-tools/url-loader" }); // false`,
  "core/directives/validation#isPath": `
isPath("docs/api"); // true
isPath(""); // false`,
  "core/directives/validation#isSchemaObject": `
const schema = { "https://example.com/graphql": { method: "GET" } };
isSchemaObject(schema); // true
isSchemaObject("schema.graphql"); // false`,
  "core/directives/validation#isSchemaString": `
isSchemaString("schema.graphql"); // true
isSchemaString({ "https://example.com/graphql": {} }); // false`,
  "core/event-emitter#resetEvents": `
const before = getEvents();
resetEvents();
getEvents() === before; // false`,
  "core/graphql-config#graphQLConfigExtension": `
import { writeFile } from "node:fs/promises";
import { loadConfig } from "graphql-config";

await writeFile(
  "books.config.yml",
  "{ schema: books.graphql, extensions: { graphql-markdown: { baseURL: api } } }",
);
const config = await loadConfig({
  filepath: "books.config.yml",
  extensions: [graphQLConfigExtension],
});
config.getDefault().extension("graphql-markdown").baseURL; // "api"`,
  "core/graphql-config#loadConfiguration": `
import { writeFile } from "node:fs/promises";

await writeFile(
  "books.config.yml",
  "{ schema: books.graphql, extensions: { graphql-markdown: { baseURL: api } } }",
);
const options = await loadConfiguration("default", {
  filepath: "books.config.yml",
});
options.baseURL; // "api"
await loadConfiguration("films", { filepath: "books.config.yml" }); // undefined
await loadConfiguration(
  "default",
  { filepath: "films.config.yml" },
  { throwOnMissing: true },
); // throws`,
  "core/options/builder#OptionBuilder.addDefault": `
new OptionBuilder().addDefault("docs", "path").build(); // { path: "docs" }`,
  "core/options/builder#OptionBuilder.addFromConfig": `
const builder = new OptionBuilder().addDefault("docs", "path");
builder.addFromConfig("api", "path").build(); // { path: "api" }`,
  "core/options/builder#OptionBuilder.addFromCli": `
const builder = new OptionBuilder().addFromConfig("api", "path");
builder.addFromCli(undefined, "path").build(); // { path: "api" }
builder.addFromCli("reference", "path").build(); // { path: "reference" }`,
  "core/options/builder#OptionBuilder.transform": `
const builder = new OptionBuilder().addDefault("api", "path");
builder.transform("path", (path) => \`docs/\${path}\`).build(); // { path: "docs/api" }`,
  "core/options/builder#OptionBuilder.transformIf": `
const builder = new OptionBuilder()
  .addDefault("api", "path")
  .addFromCli(true, "inDocs");
builder.transformIf(
  "path",
  ({ inDocs }) => inDocs,
  (path) => \`docs/\${path}\`,
);
builder.get("path"); // "docs/api"`,
  "core/renderer#CategoryMetafileOptions": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { GenerateIndexMetafileEvents } from "@graphql-markdown/core/events/generate-index-metafile-events";

// A formatter gets these options, and can change them before the file is written.
getEvents().on(GenerateIndexMetafileEvents.BEFORE_GENERATE, ({ data }) => {
  Object.assign(data.options, { collapsed: false, sidebarPosition: 1 });
});`,
  "core/renderer#getApiGroupFolder": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
const { book } = schema.getQueryType().getFields();
getApiGroupFolder(book); // "operations"
getApiGroupFolder(schema.getType("Book")); // "types"
getApiGroupFolder(book, { operations: "queries" }); // "queries"`,
  "core/renderer#getRenderer": `
import { access } from "node:fs/promises";
import { Printer } from "@graphql-markdown/printer-legacy";

const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/");
const renderer = await getRenderer(
  Printer,
  "./docs",
  "api",
  undefined, // no groups
  false, // as the printer writes it, without Prettier
  { index: true },
  ".md",
);
const { now } = schema.getQueryType().getFields();
await renderer.renderTypeEntities("./docs", "now", now);
await access("./docs/now.md");`,
  "core/renderer#Renderer.generateIndexMetafile": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { GenerateIndexMetafileEvents } from "@graphql-markdown/core/events/generate-index-metafile-events";
import { Printer } from "@graphql-markdown/printer-legacy";

const folders = [];
getEvents().on(GenerateIndexMetafileEvents.BEFORE_GENERATE, ({ data }) => {
  folders.push([data.dirPath, data.category, data.options.collapsed]);
});
const renderer = await getRenderer(
  Printer,
  "./docs",
  "api",
  undefined,
  false,
  {},
  ".md",
);
await renderer.generateIndexMetafile("docs/types", "Types", {
  collapsed: false,
});
folders; // [["docs/types", "Types", false]]`,
};
