import { SEARCH_FIELDS, termsOf } from "../shared/fields";
import { encodeNumber } from "../shared/numbers";
import type { PackedIndex, PackedPostings } from "../shared/packed";
import { postingsOf } from "../shared/postings";
import type { Postings } from "../shared/postings";
import { packTerms, SEPARATOR } from "../shared/terms";
import type { Draft } from "./documents";

function packPostings(terms: readonly string[], postings: Postings): PackedPostings {
  const documents: string[] = [];
  let frequencies = "";
  for (const term of terms) {
    let gaps = "";
    let last = -1;
    for (const [id, frequency] of postings.get(term) ?? []) {
      gaps += encodeNumber(id - last - 1);
      frequencies += encodeNumber(frequency);
      last = id;
    }
    documents.push(gaps);
  }
  return { documents: documents.join(SEPARATOR), frequencies };
}

/**
 * Makes the index of documents, in the form that readers download.
 *
 * @param drafts - the documents; their positions are their ids
 */
export function packIndex(drafts: readonly Draft[]): PackedIndex {
  const postings = postingsOf(drafts.map(({ content, unshown }) => termsOf(`${content} ${unshown}`, "content")));
  const terms = [...postings.keys()].sort();
  return {
    fields: SEARCH_FIELDS,
    terms: packTerms(terms),
    content: packPostings(terms, postings),
  };
}
