import type { SourceKind } from "./settings";

/** SDL never starts with a brace. */
const JSON_START = /^[\s\uFEFF]*\{/u;

/**
 * Tells SDL from the JSON of an introspection result.
 *
 * @param text of a schema
 */
export function sourceKindOf(text: string): SourceKind {
  return JSON_START.test(text) ? "introspection" : "sdl";
}
