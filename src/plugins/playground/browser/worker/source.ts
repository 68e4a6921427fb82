import { isTypeDefinitionNode, TokenKind } from "graphql";
import type { DocumentNode, Token } from "graphql";
import { sourceKindOf } from "../config";
import { MAX_SOURCE_BYTES, MAX_TYPES } from "../protocol";
import type { Diagnostic } from "../protocol";
import { checkTypeNames, InvalidSchema, parseSdl } from "./diagnose";

/** The parsed schema of a reader. */
export type SchemaSource =
  | { readonly kind: "sdl"; readonly document: DocumentNode }
  /** The object with the key `__schema`. */
  | { readonly kind: "introspection"; readonly introspection: Introspection };

interface Introspection {
  readonly __schema: { readonly types?: unknown };
}

/** Thrown when the playground refuses the input. The message says why and what to do about it, in full sentences. */
export class Refusal extends Error {}

/** Returns a message for the reader about an error of a run, with what to do. */
export function messageFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof RangeError) {
    return `The schema is nested too deeply for the browser. Remove nested lists, or run the tool on your computer. (${error.message})`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `The tool stopped: ${message.replace(/\.$/u, "")}. Change the options or the schema that it names, or run the tool on your computer.`;
}

/**
 * Refuses a schema that would take too much of a browser's memory.
 *
 * @param subject the subject of the message, such as "The schema"
 * @param things the counted things, such as "types"
 * @throws Refusal when `number` is above `maximum`
 */
export function checkNumber(subject: string, number: number, maximum: number, things: string): void {
  if (number <= maximum) return;
  throw new Refusal(
    `${subject} has ${number.toLocaleString("en")} ${things}, but the playground takes at most ${maximum.toLocaleString("en")}. Paste a part of the schema, or run the tool on your computer, where it has no such limit.`,
  );
}

/** The position in a message of `JSON.parse`: depending on the browser, an offset, a line and a column, both, or none. */
const OFFSET = /at position (\d+)/u;
const LINE_AND_COLUMN = /line (\d+) column (\d+)/u;

/** Finds the position of an error in JSON, if the message of `JSON.parse` gives it. */
function positionOf(text: string, message: string): Pick<Diagnostic, "line" | "column"> {
  const position = LINE_AND_COLUMN.exec(message);
  if (position) return { line: Number(position[1]), column: Number(position[2]) };
  const offset = OFFSET.exec(message)?.[1] ?? (/end of/iu.test(message) ? text.length : undefined);
  if (offset === undefined) return {};
  const lines = text.slice(0, Number(offset)).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

function parseJson(text: string): unknown {
  const plain = text.replace(/^\uFEFF/u, "");
  try {
    return JSON.parse(plain);
  } catch (error) {
    const { message } = error as Error;
    throw new InvalidSchema([
      { message: `The text starts like JSON but is not: ${message}`, ...positionOf(plain, message) },
    ]);
  }
}

function readIntrospection(text: string): Introspection {
  const json = parseJson(text) as { readonly data?: unknown };
  const result = (json.data ?? json) as { readonly __schema?: unknown };
  if (typeof result.__schema === "object" && result.__schema !== null) return result as Introspection;
  throw new InvalidSchema([
    { message: 'The JSON is not an introspection result: it needs an object "__schema", at its top or under "data".' },
  ]);
}

/** Whether the tool's file loader reads a token as an import: a comment on a line of its own that begins with `import`. */
function isImport({ kind, value, line, prev }: Token): boolean {
  return kind === TokenKind.COMMENT && /^\s*import\s+\S/u.test(value) && prev?.line !== line;
}

/** Matches an import that names a file. The tool's file loader throws an error for any other import. */
const NAMES_FILE = /^import\s+(?:.*\s+from\s+)?['"].+['"];?$/u;

/**
 * Refuses a schema that imports other files, which the playground does not have.
 *
 * @throws Refusal
 */
function checkImports({ loc }: DocumentNode): void {
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) {
    if (!isImport(token)) continue;
    const statement = token.value.trim();
    if (!NAMES_FILE.test(statement)) {
      throw new Refusal(
        `Line ${String(token.line)} does not import a file, but the tool reads it as an import and stops: “Import statement is not valid: ${statement}”. Begin the comment with another word.`,
      );
    }
    throw new Refusal(
      `Line ${String(token.line)} imports another file, which the playground does not have. Paste its types in place of that line.`,
    );
  }
}

/**
 * Reads SDL or the JSON of an introspection result as the tool's loaders do, and checks it before the tool loads it.
 *
 * @throws InvalidSchema for syntax errors, for JSON that is no introspection result, and for too many undefined types
 * @throws Refusal when the schema is too large, or has a comment that the tool reads as an import
 */
export function readSource(text: string): SchemaSource {
  checkNumber("The source", text.length, MAX_SOURCE_BYTES, "characters");
  if (sourceKindOf(text) === "introspection") {
    const introspection = readIntrospection(text);
    const { types } = introspection.__schema;
    checkNumber("The schema", Array.isArray(types) ? types.length : 0, MAX_TYPES, "types");
    return { kind: "introspection", introspection };
  }
  const document = parseSdl(text);
  checkImports(document);
  checkNumber("The schema", document.definitions.filter(isTypeDefinitionNode).length, MAX_TYPES, "types");
  checkTypeNames(document);
  return { kind: "sdl", document };
}
