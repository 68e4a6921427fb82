import { parsePage } from "../markdown/parse";
import { codesOf } from "../markdown/sections";
import { hasOwnText } from "./collect";
import type { Message } from "./collect";
import { HOLE } from "../code/texts";

/**
 * Finds the messages that do not occur in the code of a page, where any text may replace a hole.
 *
 * @param source text of the page
 * @returns one line for each missing message
 */
export async function uncovered(source: string, messages: readonly Message[]): Promise<string[]> {
  const { tree } = await parsePage("docs/troubleshooting.mdx", source);
  const codes = codesOf(tree);
  return messages
    .filter(hasOwnText)
    .filter((message) => !codes.some((code) => pattern(message).test(code)))
    .map(({ text, place }) => `${place}: ${text.replaceAll(HOLE, "…")}`);
}

function pattern({ text }: Message): RegExp {
  const fixed = text.trim().split(HOLE);
  return new RegExp(fixed.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")).join(".+"), "u");
}
