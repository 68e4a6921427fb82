import { TokenKind } from "graphql";
import type { DocumentNode, Token } from "graphql";
import { Refusal } from "./refusal";

/** What the loader for files reads as an import: a comment on a line of its own. */
function isImport({ kind, value, line, prev }: Token): boolean {
  return kind === TokenKind.COMMENT && /^\s*import\s+\S/u.test(value) && prev?.line !== line;
}

/** An import that names a file, as that loader reads it; it stops at any other. */
const NAMES_FILE = /^import\s+(?:.*\s+from\s+)?['"].+['"];?$/u;

/**
 * Refuses a schema that imports other files, which are not there.
 *
 * @throws Refusal
 */
export function checkImports({ loc }: DocumentNode): void {
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) {
    if (!isImport(token)) continue;
    const statement = token.value.trim();
    if (!NAMES_FILE.test(statement)) {
      throw new Refusal(
        `Line ${String(token.line)} is no import of a file, but the tool takes it for one and stops: “Import statement is not valid: ${statement}”. Begin the comment with another word.`,
      );
    }
    throw new Refusal(
      `Line ${String(token.line)} imports another file, which the playground does not have. Paste its types in place of that line.`,
    );
  }
}
