import { isTypeDefinitionNode } from "graphql";
import type { DocumentNode } from "graphql";
import { MAX_SOURCE_BYTES } from "../limits";
import { Refusal } from "./refusal";
import type { SchemaSource } from "./source";

const ADVICE = "Paste a part of the schema, or run the tool on your computer, where it has no such limit.";

function numeral(value: number): string {
  return value.toLocaleString("en");
}

/**
 * Refuses a source that is too long to read.
 *
 * @throws Refusal
 */
export function checkLength(source: string): void {
  if (source.length <= MAX_SOURCE_BYTES) return;
  throw new Refusal(
    `The source has ${numeral(source.length)} characters, and the playground takes ${numeral(MAX_SOURCE_BYTES)}. ${ADVICE}`,
  );
}

/** The number of types that a source defines. */
export function typesIn(source: SchemaSource, document: DocumentNode | undefined): number {
  if (document) return document.definitions.filter(isTypeDefinitionNode).length;
  if (source.kind === "sdl") return 0;
  const { types } = (source.introspection as { readonly __schema: { readonly types?: unknown } }).__schema;
  return Array.isArray(types) ? types.length : 0;
}

/**
 * Refuses a schema of too many things for a browser's memory.
 *
 * @throws Refusal
 */
export function checkNumber(number: number, most: number, things: string): void {
  if (number <= most) return;
  throw new Refusal(
    `The schema has ${numeral(number)} ${things}, and the playground takes ${numeral(most)}. ${ADVICE}`,
  );
}
