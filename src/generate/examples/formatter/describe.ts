import { isDirective } from "graphql";
import { textOfBlocks } from "../../markdown/text";
import { kindOf } from "../diagrams/kind";

/** Search engines cut a description at about this many characters. */
const MAX_LENGTH = 160;
/** Shorter than this, a description says too little on a page of results. */
const MIN_LENGTH = 50;

/** Kind of an entity in words; to a reader, every root field is an operation. */
function wordFor(entity: object): string {
  return "args" in entity && !isDirective(entity) ? "operation" : kindOf(entity);
}

/** Words under which a reader may look for the page of an entity. */
export function keywordsOf(type: unknown): string[] {
  return [(type as { readonly name: string }).name, `GraphQL ${wordFor(type as object)}`, "schema documentation"];
}

/** As many whole sentences as fit, or else as many words, with an ellipsis. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = /^.*[.!?](?=\s)/u.exec(text.slice(0, length + 1))?.[0];
  if (sentences !== undefined && sentences.length >= MIN_LENGTH) return sentences;
  return `${text.slice(0, length).replace(/\s+\S*$/u, "")}…`;
}

/**
 * Description of the page of an entity, for its front matter.
 *
 * @param type a type, directive or root field of graphql-js
 * @returns 50 to 160 characters of plain text, from the entity's own description
 */
export function describe(type: unknown): string {
  const { name, description } = type as { readonly name: string; readonly description?: string | null };
  const kind = wordFor(type as object);
  const own = textOfBlocks(description ?? "").join(" ");
  if (own.length >= MIN_LENGTH) return shorten(own, MAX_LENGTH);
  return shorten(`Reference of the ${kind} ${name} in the GraphQL schema. ${own}`.trim(), MAX_LENGTH);
}
