import type { DocumentNode } from "graphql";
import { MAX_SOURCE_BYTES, MAX_TYPES } from "../protocol";
import type { Diagnostic } from "../protocol";
import { diagnosticsOfSchema, manyUnknownTypes, parseSdl } from "./diagnose";
import type { SchemaProblem } from "./tool/prepare";
import { checkImports, checkNumber, typesIn } from "./refusal";
import { readSource } from "./source";
import type { SchemaSource } from "./source";

/** A source for the tool, or the mistakes in it. */
export type Checked =
  | { readonly source: SchemaSource; readonly document: DocumentNode | undefined }
  | { readonly diagnostics: readonly Diagnostic[] };

function isDiagnostics(value: object): value is readonly Diagnostic[] {
  return Array.isArray(value);
}

/**
 * Checks a text before the tool loads it.
 *
 * @throws Refusal when it is too large, or imports files
 */
export function check(text: string): Checked {
  checkNumber("The source", text.length, MAX_SOURCE_BYTES, "characters");
  const source = readSource(text);
  if (isDiagnostics(source)) return { diagnostics: source };
  const document = source.kind === "sdl" ? parseSdl(source.text) : undefined;
  if (document && isDiagnostics(document)) return { diagnostics: document };
  if (document) checkImports(document);
  checkNumber("The schema", typesIn(source, document), MAX_TYPES, "types");
  const unknown = document && manyUnknownTypes(document);
  if (unknown) return { diagnostics: unknown };
  return { source, document };
}

/**
 * Explains why the tool did not load a schema.
 *
 * @throws the cause if it is not a mistake in the schema
 */
export function explain(document: DocumentNode | undefined, { cause }: SchemaProblem): readonly Diagnostic[] {
  if (!(cause instanceof Error) || cause instanceof RangeError) throw cause;
  return diagnosticsOfSchema(document, cause);
}
