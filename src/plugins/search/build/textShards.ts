import type { TextShard } from "../shared/packed";
import type { Draft } from "./documents";

/**
 * Characters of running text in a file, code aside, unless one document has more. Eight results want eight files at most,
 * however small those are, and the rest of each is fetched for nothing.
 */
const LENGTH = 3000;

function isPage({ sectionRoute }: Draft): boolean {
  return !sectionRoute.includes("#");
}

/** Characters from a position to the end of its page. */
function restOfPage(drafts: readonly Draft[], from: number): number {
  let length = 0;
  for (let at = from; at < drafts.length; at += 1) {
    const draft = drafts[at];
    if (!draft || (at > from && isPage(draft))) break;
    length += draft.content.length;
  }
  return length;
}

/**
 * Cuts the texts of documents into files, between pages where that is possible: results of one page share a file.
 *
 * @param drafts - the documents in their order
 */
export function textShards(drafts: readonly Draft[]): TextShard[] {
  const shards: Draft[][] = [];
  let length = 0;
  for (const [at, draft] of drafts.entries()) {
    const wanted = isPage(draft) ? Math.min(restOfPage(drafts, at), LENGTH) : draft.content.length;
    const shard = shards.at(-1);
    if (shard && length + wanted <= LENGTH) {
      shard.push(draft);
      length += draft.content.length;
    } else {
      shards.push([draft]);
      length = draft.content.length;
    }
  }
  return shards.map((shard) => ({ texts: shard.map(({ content }) => content), code: shard.map(({ code }) => code) }));
}
