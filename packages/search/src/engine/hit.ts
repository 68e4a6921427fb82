import type { SearchHit } from "../shared/types.ts";
import { excerptOf, markerFor } from "./excerpt.ts";
import type { ExpandedWord } from "./expansion.ts";
import type { Candidate } from "./rank.ts";
import type { DocumentText } from "./shards.ts";

/**
 * Returns a function that turns candidates into hits, with their marks and excerpts.
 *
 * @param words - the words of the query, without prohibited ones
 * @param textOf - returns a text, if it has loaded
 */
export function hitMaker(
  words: readonly ExpandedWord[],
  textOf: (id: number) => DocumentText | undefined,
): (candidate: Candidate) => SearchHit {
  const findMarks = markerFor(words);
  const typed = words.filter(({ isStopWord }) => !isStopWord).map(({ word }) => word);
  const matchedWords = (text: string): string[] => findMarks(text).map(({ start, end }) => text.slice(start, end));
  return ({ entry: { document, kind, siteSection, breadcrumb, isEmpty }, score }) => {
    const loaded = isEmpty ? { text: "", code: "" } : textOf(document.id);
    const excerpt = loaded ? excerptOf(loaded, document.title, findMarks) : null;
    const searched = [document.title, loaded?.text ?? "", excerpt?.isCode ? excerpt.text : ""];
    return {
      document: { ...document, content: loaded?.text ?? "" },
      score,
      terms: [...new Set([...searched.flatMap(matchedWords), ...(loaded ? [] : typed)])],
      kind,
      siteSection: siteSection.label,
      breadcrumb,
      title: { text: document.title, marks: findMarks(document.title) },
      excerpt,
    };
  };
}
