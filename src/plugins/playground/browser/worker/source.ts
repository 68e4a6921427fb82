import { sourceKindOf } from "../config/sourceKind";
import { diagnosticsOfJson } from "./diagnose/json";
import type { Diagnostic } from "../protocol";

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
  message: 'The JSON is no introspection result: it needs an object "__schema", at its top or under "data".',
};

function introspectionIn(json: Result): object | undefined {
  const result = (json.data ?? json) as Result;
  return typeof result.__schema === "object" && result.__schema !== null ? result : undefined;
}

/**
 * Tells what a text is, as the tool's loaders do.
 *
 * @param text SDL, or the JSON of an introspection result
 * @returns the source, or what is wrong with the JSON
 */
export function readSource(text: string): SchemaSource | readonly Diagnostic[] {
  if (sourceKindOf(text) === "sdl") return { kind: "sdl", text };
  const plain = text.replace(/^\uFEFF/u, "");
  try {
    const introspection = introspectionIn(JSON.parse(plain) as Result);
    return introspection ? { kind: "introspection", introspection } : [NO_INTROSPECTION];
  } catch (error) {
    return diagnosticsOfJson(plain, error);
  }
}
