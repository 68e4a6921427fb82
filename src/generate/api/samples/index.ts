import { CORE_SAMPLES } from "./core";
import type { Sample } from "./core";
import { GRAPHQL_SAMPLES } from "./graphql";
import { PRINTER_SAMPLES } from "./printer";

const CLI_SAMPLES: Readonly<Record<string, string>> = {
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
};

/** Examples for the package that compares schemas. */
const DIFF_SAMPLES: Readonly<Record<string, string>> = {
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
};

const HELPERS_SAMPLES: Readonly<Record<string, string>> = {
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
  "helpers/utils/interpolate#getObjPath": `
getObjPath("book.title", { book: { title: "Emma" } }); // "Emma"
getObjPath("book.isbn", { book: { title: "Emma" } }, "unknown"); // "unknown"`,
  "helpers/utils/interpolate#interpolate": `
interpolate("By \${author.name}", { author: { name: "Jane Austen" } }); // "By Jane Austen"
interpolate("By \${author.name}", {}, "somebody"); // "By somebody"`,
};

const TYPES_SAMPLES: Readonly<Record<string, string>> = {
  "types/printer#PrinterEventEmitter": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { Printer } from "@graphql-markdown/printer-legacy";

// The emitter of core has this type: the printer sends its events to it.
const printed = [];
const events = getEvents();
events.on("print:afterPrintType", ({ data }) => {
  printed.push(data.name);
});
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/", {}, {}, "", events);
await Printer.printType("query", schema.getQueryType());
printed; // ["query"]`,
};

const UTILS_SAMPLES: Readonly<Record<string, string>> = {
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
  "utils/guards#hasArrayProperty": `
hasArrayProperty({ args: [] }, "args"); // true
hasArrayProperty({ args: "isbn" }, "args"); // false`,
  "utils/guards#hasFunctionProperty": `
hasFunctionProperty({ tag: () => ({ text: "AUTH" }) }, "tag"); // true
hasFunctionProperty({ tag: "AUTH" }, "tag"); // false`,
  "utils/guards#hasNonEmptyArrayProperty": `
hasNonEmptyArrayProperty({ args: ["isbn"] }, "args"); // true
hasNonEmptyArrayProperty({ args: [] }, "args"); // false`,
  "utils/guards#hasProperties": `
hasProperties({ name: "Book", description: "" }, "name", "description"); // true
hasProperties({ name: "Book" }, "name", "description"); // false`,
  "utils/guards#hasProperty": `
hasProperty({ name: "Book" }, "name"); // true
hasProperty("Book", "name"); // false`,
  "utils/guards#hasStringProperty": `
hasStringProperty({ description: "A book." }, "description"); // true
hasStringProperty({ description: null }, "description"); // false`,
  "utils/guards#isNonEmptyArray": `
isNonEmptyArray(["isbn"]); // true
isNonEmptyArray([]); // false`,
  "utils/guards#isTypeObject": `
isTypeObject({ name: "Book" }); // true
isTypeObject(new Date()); // true
isTypeObject(["Book"]); // false`,
};

/**
 * Examples for exports without one, or whose example fails with this release, by `module#function` or `module#Class.method`.
 * Imports are added automatically. A test runs each example and compares the results with its comments.
 */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...CLI_SAMPLES,
  ...CORE_SAMPLES,
  ...DIFF_SAMPLES,
  ...GRAPHQL_SAMPLES,
  ...HELPERS_SAMPLES,
  ...PRINTER_SAMPLES,
  ...TYPES_SAMPLES,
  ...UTILS_SAMPLES,
};
