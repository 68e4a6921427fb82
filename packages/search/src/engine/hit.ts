import type { SearchHit } from "../shared/types.ts";
import { excerptOf, markerFor } from "./excerpt.ts";
import type { ExpandedWord } from "./expansion.ts";
import type { Candidate } from "./rank.ts";
import type { DocumentText } from "./shards.ts";

/**
 * Returns a function that turns candidates into hits, with their marks and excerpts.
 *
 * @param words - of a query, without prohibited ones
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
    const known = isEmpty ? { text: "", code: "" } : textOf(document.id);
    const excerpt = known ? excerptOf(known, document.title, findMarks) : null;
    const searched = [document.title, known?.text ?? "", excerpt?.isCode ? excerpt.text : ""];
    return {
      document: { ...document, content: known?.text ?? "" },
      score,
      terms: [...new Set([...searched.flatMap(matchedWords), ...(known ? [] : typed)])],
      kind,
      siteSection: siteSection.label,
      breadcrumb,
      title: { text: document.title, marks: findMarks(document.title) },
      excerpt,
    };
  };
}
