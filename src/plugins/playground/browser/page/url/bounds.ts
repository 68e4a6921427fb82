import { hasControlCharacter, textsIn } from "../../configuration/optionText";
import type { PlaygroundOptions } from "../../options";

/** Most of what a link may hold: more than readers type into the fields, and less than a tab has to think about. */
export const BOUNDS = {
  /** Characters of the hash; longer URLs are cut by programs that pass links on. */
  hash: 32_000,
  /** Bytes that it unpacks to. */
  unpacked: 400_000,
  /** Lists and objects inside one another. */
  depth: 5,
  /** Directives of an option, and entries of the front matter. */
  entries: 50,
  /** Characters of a directive, and of a name or value in the front matter. */
  text: 1000,
} as const;

/** What a link may not hold, in words, such as `frontMatter of more than 50 entries`. */
export type Excess = string;

/** Says which bound something is beyond. */
export function moreThan(what: string, most: number, unit: string): Excess {
  return `${what} of more than ${most.toLocaleString("en")} ${unit}`;
}

/** A link that holds no state for the playground, with a sentence for the reader. */
export class BrokenLinkError extends Error {
  override readonly name = "BrokenLinkError";
}

/** The error for a link that holds what it may not. */
export function beyond(excess: Excess): BrokenLinkError {
  return new BrokenLinkError(`The link has ${excess}, so it is not opened.`);
}

/** Opens, closes, or a string, in which neither counts. One that does not end reaches to the end, or each quote would count as a start. */
const STRUCTURE = /[[{]|[\]}]|"(?:[^"\\]|\\.?)*"?/gsu;

/**
 * Checks how deeply a state is nested, before it is read.
 *
 * @param json of a link, which anybody may have written
 * @throws BrokenLinkError when it is too deep
 */
export function checkDepth(json: string): void {
  let depth = 0;
  for (const [token] of json.matchAll(STRUCTURE)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > BOUNDS.depth) throw beyond(moreThan("options", BOUNDS.depth, "levels"));
  }
}

/** Whether an option has a text with a control character, which could end the line that it is written into. */
export function holdsControlCharacter(option: unknown): boolean {
  return textsIn(option).some(hasControlCharacter);
}

/**
 * Looks for an option that has what a link may not hold.
 *
 * @returns nothing when all are within their bounds
 */
export function excessOf(options: Partial<PlaygroundOptions>): Excess | undefined {
  for (const [what, value] of Object.entries(options)) {
    if (Array.isArray(value) && value.length > BOUNDS.entries) return moreThan(what, BOUNDS.entries, "entries");
    if (textsIn(value).some(({ length }) => length > BOUNDS.text)) return moreThan(what, BOUNDS.text, "characters");
    if (holdsControlCharacter(value)) return `${what} with a control character`;
  }
  return undefined;
}
