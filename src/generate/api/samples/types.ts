/** Examples for the shared types. */
export const TYPES_SAMPLES: Readonly<Record<string, string>> = {
  "types/printer#PrinterEventEmitter": `
import { getEvents } from "@graphql-markdown/core/event-emitter";
import { Printer } from "@graphql-markdown/printer-legacy";

// What core offers is one; the printer tells it what it prints.
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
