import { sentencesOf } from "./sentences";
import type { MarkdownNode } from "../markdown/node";

/** Release numbers, such as 1.35.0, in the sentences of a page. */
export function releasesIn(tree: MarkdownNode): string[] {
  return sentencesOf(tree).flatMap(({ text }) => text.match(/\b\d+\.\d+\.\d+\b/gu) ?? []);
}
