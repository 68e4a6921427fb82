import { isTypeDefinitionNode, TokenKind } from "graphql";
import type { DocumentNode, Token } from "graphql";
import type { SchemaSource } from "./source";

/** The playground refuses the input. The message says why and what to do about it, in a whole sentence or two. */
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
 * @param what the subject of the message, such as "The schema"
 * @throws Refusal
 */
export function checkNumber(what: string, number: number, most: number, things: string): void {
  if (number <= most) return;
  throw new Refusal(
    `${what} has ${number.toLocaleString("en")} ${things}, but the playground takes at most ${most.toLocaleString("en")}. Paste a part of the schema, or run the tool on your computer, where it has no such limit.`,
  );
}

/** The number of types that a source defines. */
export function typesIn(source: SchemaSource, document: DocumentNode | undefined): number {
  if (document) return document.definitions.filter(isTypeDefinitionNode).length;
  if (source.kind === "sdl") return 0;
  const { types } = (source.introspection as { readonly __schema: { readonly types?: unknown } }).__schema;
  return Array.isArray(types) ? types.length : 0;
}

/** Whether the tool's file loader reads a token as an import: a comment on a line of its own. */
function isImport({ kind, value, line, prev }: Token): boolean {
  return kind === TokenKind.COMMENT && /^\s*import\s+\S/u.test(value) && prev?.line !== line;
}

/** An import that names a file, as that loader reads it; it stops at any other. */
const NAMES_FILE = /^import\s+(?:.*\s+from\s+)?['"].+['"];?$/u;

/**
 * Refuses a schema that imports other files, which the playground does not have.
 *
 * @throws Refusal
 */
export function checkImports({ loc }: DocumentNode): void {
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
