import type { Diagnostic } from "../protocol";
import { sourceKindOf } from "../config";

/** The place of a JSON error in messages: V8 and JavaScriptCore give an offset or nothing, SpiderMonkey line and column. */
const OFFSET = /at position (\d+)/u;
const PLACE = /line (\d+) column (\d+)/u;

/** The place of an error in JSON, if the message of `JSON.parse` gives it. */
function placeOf(text: string, message: string): Pick<Diagnostic, "line" | "column"> {
  const place = PLACE.exec(message);
  if (place) return { line: Number(place[1]), column: Number(place[2]) };
  const offset = OFFSET.exec(message);
  if (!offset) return /end of/iu.test(message) ? placeAt(text, text.length) : {};
  return placeAt(text, Number(offset[1]));
}

function placeAt(text: string, offset: number): Pick<Diagnostic, "line" | "column"> {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** A schema as a reader gave it. */
export type SchemaSource =
  | { readonly kind: "sdl"; readonly text: string }
  /** The object that holds `__schema`. */
  | { readonly kind: "introspection"; readonly introspection: object };

interface Result {
  readonly data?: unknown;
  readonly __schema?: unknown;
}

const NO_INTROSPECTION: Diagnostic = {
  message: 'The JSON is not an introspection result: it needs an object "__schema", at its top or under "data".',
};

function introspectionIn(json: Result): object | undefined {
  const result = (json.data ?? json) as Result;
  return typeof result.__schema === "object" && result.__schema !== null ? result : undefined;
}

/** Reads SDL or the JSON of an introspection result as the tool's loaders do, or says what is wrong with the JSON. */
export function readSource(text: string): SchemaSource | readonly Diagnostic[] {
  if (sourceKindOf(text) === "sdl") return { kind: "sdl", text };
  const plain = text.replace(/^\uFEFF/u, "");
  try {
    const introspection = introspectionIn(JSON.parse(plain) as Result);
    return introspection ? { kind: "introspection", introspection } : [NO_INTROSPECTION];
  } catch (error) {
    const { message } = error as Error;
    return [{ message: `The text starts like JSON but is not: ${message}`, ...placeOf(plain, message) }];
  }
}
