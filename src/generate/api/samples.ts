/**
 * Examples for what the packages' authors left without one, or with one that does not run with this release, by module and
 * name. Imports are added, and a test runs each of them and compares the results that its comments tell.
 */
export const SAMPLES: Readonly<Record<string, string>> = {
  "cli#getGraphQLMarkdownCli": `
const command = getGraphQLMarkdownCli(
  { schema: "schema.graphql" },
  undefined,
  "@graphql-markdown/formatters/mkdocs",
);
command.name(); // "graphql-to-doc"
command.opts().formatter; // "@graphql-markdown/formatters/mkdocs"`,
  "cli#runGraphQLMarkdown": `
import { writeFile } from "node:fs/promises";

await writeFile("schema.graphql", "type Query { now: String }");
await runGraphQLMarkdown(
  {
    formatter: "@graphql-markdown/formatters/mkdocs",
    loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  },
  { schema: "./schema.graphql", root: "./docs" },
);`,
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
  "diff#checkSchemaChanges": `
const schema = buildSchema("type Query { now: String }");
await checkSchemaChanges(schema, "./hashes", "SCHEMA-HASH"); // true
await checkSchemaChanges(schema, "./hashes", "SCHEMA-HASH"); // false`,
  "diff#getDiff": `
import { writeFile } from "node:fs/promises";

await writeFile("previous.graphql", "type Query { now: String }");
const changes = await getDiff(
  buildSchema("type Query { now: String today: String }"),
  "previous.graphql",
);
changes.map(({ message }) => message);
// ["Field 'today' was added to object type 'Query'"]`,
  "diff#getSchemaHash": `
const before = getSchemaHash(buildSchema("type Query { now: String }"));
const after = getSchemaHash(buildSchema("type Query { now: String! }"));
before === after; // false`,
  "graphql/directive#isCustomDirective": `
const options = { auth: { tag: () => ({ text: "AUTH" }) } };
isCustomDirective("auth", options); // true
isCustomDirective("beta", options); // false`,
  "graphql/formatter#getFormattedDefaultValue": `
getFormattedDefaultValue({ type: GraphQLString, defaultValue: "EN" }); // "\\"EN\\""
getFormattedDefaultValue({ type: GraphQLInt, defaultValue: 10 }); // 10`,
  "graphql/guard#executableDirectiveLocation": `
executableDirectiveLocation(GraphQLSkipDirective); // true
executableDirectiveLocation(GraphQLDeprecatedDirective); // false`,
  "graphql/guard#typeSystemDirectiveLocation": `
typeSystemDirectiveLocation(GraphQLDeprecatedDirective); // true
typeSystemDirectiveLocation(GraphQLSkipDirective); // false`,
  "graphql/guard#instanceOf": `
instanceOf(GraphQLString, GraphQLScalarType); // true`,
  "graphql/guard#isApiType": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isApiType(schema.getQueryType().getFields().book); // true
isApiType(schema.getType("Book")); // false`,
  "graphql/guard#isSystemType": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isSystemType(schema.getType("Book")); // true
isSystemType(schema.getQueryType().getFields().book); // false`,
  "graphql/guard#isDeprecated": `
const schema = buildSchema(
  "type Query { now: String today: String @deprecated }",
);
const { now, today } = schema.getQueryType().getFields();
isDeprecated(today); // true
isDeprecated(now); // false`,
  "graphql/guard#isGraphQLFieldType": `
const schema = buildSchema("type Query { book(isbn: ID!): String }");
isGraphQLFieldType(schema.getQueryType().getFields().book); // true
isGraphQLFieldType(schema.getQueryType()); // false`,
  "graphql/guard#isOperation": `
const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
isOperation(schema.getQueryType().getFields().book); // true
isOperation(schema.getType("Book")); // false`,
  "graphql/introspection#getDirective": `
const schema = buildSchema(
  "directive @beta on OBJECT type Query @beta { now: String }",
);
getDirective(schema.getQueryType(), [schema.getDirective("beta")]).map(String); // ["@beta"]`,
  "graphql/introspection#hasDirective": `
const schema = buildSchema(
  "directive @beta on OBJECT type Query @beta { now: String }",
);
hasDirective(schema.getQueryType(), [schema.getDirective("beta")]); // true
hasDirective(schema.getQueryType(), [schema.getDirective("skip")]); // false`,
  "graphql/introspection#getDirectiveLocationForASTPath": `
const schema = buildSchema("type Query { now: String }");
getDirectiveLocationForASTPath(schema.getQueryType().astNode); // "OBJECT"
getDirectiveLocationForASTPath(schema.getQueryType().getFields().now.astNode); // "FIELD_DEFINITION"`,
  "graphql/introspection#getFields": `
const schema = buildSchema("type Query { now: String today: String }");
getFields(schema.getQueryType()).map(({ name }) => name); // ["now", "today"]`,
  "graphql/introspection#getTypeDirectiveArgValue": `
const schema = buildSchema(\`
  directive @auth(role: String) on OBJECT
  type Query @auth(role: "READER") { now: String }
\`);
getTypeDirectiveArgValue(
  schema.getDirective("auth"),
  schema.getQueryType(),
  "role",
); // "READER"`,
  "graphql/introspection#getTypeDirectiveValues": `
const schema = buildSchema(\`
  directive @auth(role: String) on OBJECT
  type Query @auth(role: "READER") { now: String }
\`);
getTypeDirectiveValues(schema.getDirective("auth"), schema.getQueryType()); // { role: "READER" }`,
  "graphql/introspection#getTypeName": `
getTypeName(GraphQLString); // "String"
getTypeName(undefined, "Unknown"); // "Unknown"`,
  "graphql/introspection#isValidDirectiveLocation": `
const schema = buildSchema("type Query { now: String }");
isValidDirectiveLocation(
  schema.getQueryType().getFields().now,
  GraphQLDeprecatedDirective,
); // true
isValidDirectiveLocation(schema.getQueryType(), GraphQLDeprecatedDirective); // false`,
  "graphql/loader#getDocumentLoaders": `
import { writeFile } from "node:fs/promises";

await writeFile("schema.graphql", "type Query { now: String }");
const { loaders } = await getDocumentLoaders({
  GraphQLFileLoader: "@graphql-tools/graphql-file-loader",
});
const schema = await loadSchema("schema.graphql", { loaders });
schema.getQueryType().name; // "Query"`,
  "graphql/relation#getRelationOfField": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { book(isbn: ISBN): String } scalar ISBN",
);
const { queries } = getRelationOfField(
  schema.getType("ISBN"),
  getSchemaMap(schema),
);
queries.map(({ name }) => name); // ["book"]`,
  "graphql/relation#getRelationOfImplementation": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { b: B } type B implements Node { id: ID } interface Node { id: ID }",
);
getRelationOfImplementation(
  schema.getType("Node"),
  getSchemaMap(schema),
).objects.map(String); // ["B"]`,
  "graphql/relation#getRelationOfInterface": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { b: B } type B implements Node { id: ID } interface Node { id: ID }",
);
getRelationOfInterface(
  schema.getType("Node"),
  getSchemaMap(schema),
).objects.map(String); // ["B"]`,
  "graphql/relation#getRelationOfReturn": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
const { queries } = getRelationOfReturn(
  schema.getType("Book"),
  getSchemaMap(schema),
);
queries.map(({ name }) => name); // ["book"]`,
  "graphql/relation#getRelationOfUnion": `
import { getSchemaMap } from "@graphql-markdown/graphql";

const schema = buildSchema(
  "type Query { w: Work } type Book { t: Int } union Work = Book",
);
getRelationOfUnion(schema.getType("Book"), getSchemaMap(schema)).unions.map(
  String,
); // ["Work"]`,
  "helpers/formatters/markdown#appendExtensionToAbsolutePathWithoutExtension": `
appendExtensionToAbsolutePathWithoutExtension("/docs/book", ".html"); // "/docs/book.html"
appendExtensionToAbsolutePathWithoutExtension("/docs/book.md", ".html"); // "/docs/book.md"`,
  "helpers/formatters/markdown#appendLinkExtension": `
appendLinkExtension("/docs/book#title", ".md"); // "/docs/book#title.md"`,
  "helpers/formatters/markdown#extractFrontmatterTitle": `
extractFrontmatterTitle(["id: book", "title: Book"]); // "Book"`,
  "helpers/formatters/markdown#formatMarkdownFrontmatter": `
formatMarkdownFrontmatter(["id: book", "title: Book"]); // "---\\nid: book\\ntitle: Book\\n---"`,
  "helpers/formatters/markdown#indentMarkdownLines": `
indentMarkdownLines("one\\ntwo", 4); // "    one\\n    two"`,
  "helpers/formatters/markdown#mergeFrontmatterLines": `
mergeFrontmatterLines({ draft: true }, ["title: Book"]); // ["draft: true", "title: Book"]`,
  "helpers/formatters/markdown#parseFrontmatterTitleLine": `
parseFrontmatterTitleLine('title: "Book"'); // "Book"`,
  "helpers/formatters/markdown#quoteMarkdownLines": `
quoteMarkdownLines("one\\ntwo"); // "> one\\n> two"`,
  "printer-legacy/events#PrintTypeEvent": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { PrintTypeEvents } from "@graphql-markdown/core/events/print-type-events";

getEvents().on(PrintTypeEvents.AFTER_PRINT_TYPE, (event) => {
  event.output = \`\${event.output}\\n\\nGenerated from the schema.\`;
});`,
  "utils/string#slugify": `
slugify("MediaListStatus"); // "media-list-status"`,
  "utils/url#toRelativeGeneratedDocLink": `
toRelativeGeneratedDocLink({
  baseURL: "api",
  outputDir: "docs/api",
  currentFilePath: "docs/api/operations/queries/book.md",
  targetUrlPath: "/api/types/objects/book",
});
// "../../types/objects/book.md"`,
};
