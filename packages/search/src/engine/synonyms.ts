import type { Synonym } from "../shared/settings.ts";
import type { StemsOf } from "./stemmers.ts";

/** Returns the site's words for a reader's word, which may be in any form. */
export type SynonymsOf = (word: string) => readonly string[];

/**
 * Indexes synonyms by the stems of their words.
 *
 * @param stemsOf - returns the stems of a word in the languages of the site
 */
export function createSynonyms(synonyms: readonly Synonym[], stemsOf: StemsOf): SynonymsOf {
  const byStem = new Map<string, Set<string>>();
  for (const { words, meant } of synonyms) {
    for (const stem of words.flatMap(stemsOf)) {
      const known = byStem.get(stem) ?? new Set();
      byStem.set(stem, known);
      for (const term of meant) known.add(term);
    }
  }
  return (word) => [...new Set(stemsOf(word).flatMap((stem) => [...(byStem.get(stem) ?? [])]))];
}
