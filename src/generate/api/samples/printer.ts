export const PRINTER_SAMPLES: Readonly<Record<string, string>> = {
  "printer-legacy/events#PrintTypeEvent": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { PrintTypeEvents } from "@graphql-markdown/core/events/print-type-events";
import { Printer } from "@graphql-markdown/printer-legacy";

const events = getEvents();
events.on(PrintTypeEvents.AFTER_PRINT_TYPE, (event) => {
  event.output = \`\${event.output}\\n\\nGenerated from the schema.\`;
});
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/", {}, {}, "", events);
const page = await Printer.printType("query", schema.getQueryType());
page.endsWith("Generated from the schema."); // true`,
  "printer-legacy/events#BeforeComposePageTypeEvent": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { PrintTypeEvents } from "@graphql-markdown/core/events/print-type-events";
import { Printer } from "@graphql-markdown/printer-legacy";

const events = getEvents();
events.on(PrintTypeEvents.BEFORE_COMPOSE_PAGE_TYPE, (event) => {
  // Only the code, without the other sections.
  event.output = event.output.filter((section) => section === "code");
});
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/", {}, {}, "", events);
const page = await Printer.printType("query", schema.getQueryType());
page.includes("type Query {"); // true
page.includes("### Fields"); // false`,
  "printer-legacy/events#PrintCodeEvent": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { PrintTypeEvents } from "@graphql-markdown/core/events/print-type-events";
import { Printer } from "@graphql-markdown/printer-legacy";

const events = getEvents();
events.on(PrintTypeEvents.AFTER_PRINT_CODE, (event) => {
  event.output = event.output.replace("type ", "# In books.graphql\\ntype ");
});
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/", {}, {}, "", events);
const page = await Printer.printType("query", schema.getQueryType());
page.includes("# In books.graphql\\ntype Query {"); // true`,
  "printer-legacy/example#printExample": `
import { DEFAULT_OPTIONS } from "@graphql-markdown/printer-legacy/const/options";

const schema = buildSchema(\`
  directive @example(value: String) on FIELD_DEFINITION
  type Query { title: String @example(value: "Emma") }
\`);
const options = { ...DEFAULT_OPTIONS, schema };
JSON.parse(printExample(schema.getQueryType(), options)); // { title: "Emma" }`,
  "printer-legacy/printer#Printer": `
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/");
const page = await Printer.printType("query", schema.getQueryType());
page.split("\\n").slice(0, 4); // ["---", "id: query", "title: Query", "---"]`,
  "printer-legacy/printer#Printer.printType": `
const schema = buildSchema("type Query { now: String }");
await Printer.init(schema, "api", "/");
const page = await Printer.printType("query", schema.getQueryType(), {
  frontMatter: { draft: true },
});
page.split("\\n").slice(1, 4); // ["draft: true", "id: query", "title: Query"]`,
  "printer-legacy/relation#printRelationOf": `
import { getRelationOfField } from "@graphql-markdown/graphql/relation";
import { DEFAULT_OPTIONS } from "@graphql-markdown/printer-legacy/const/options";

const schema = buildSchema(
  "type Query { book(isbn: ISBN): String } scalar ISBN",
);
const options = { ...DEFAULT_OPTIONS, schema, basePath: "/api" };
const text = printRelationOf(
  schema.getType("ISBN"),
  "Member Of",
  getRelationOfField,
  options,
);
text.includes("### Member Of"); // true
text.includes("[\`book\`](/api/operations/queries/book)"); // true`,
  "printer-legacy/relation#printRelations": `
import { DEFAULT_OPTIONS } from "@graphql-markdown/printer-legacy/const/options";

const schema = buildSchema(
  "type Query { book: Book } type Book { title: String }",
);
const options = { ...DEFAULT_OPTIONS, schema, basePath: "/api" };
const text = printRelations(schema.getType("Book"), options);
text.includes("### Returned By"); // true
text.includes("[\`book\`](/api/operations/queries/book)"); // true`,
};
