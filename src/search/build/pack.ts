import lunr from "lunr";
import { SEARCH_FIELDS, termsOf } from "../shared/fields";
import type { SearchField } from "../shared/fields";
import { encodeNumber } from "../shared/numbers";
import type { PackedIndex, PackedPostings } from "../shared/packed";
import { packTerms, SEPARATOR } from "../shared/terms";
import type { Draft } from "./documents";

/** For each term, how often it stands in each document that has it; ids ascend. */
type Postings = Map<string, Map<number, number>>;

function textOf(draft: Draft, field: SearchField): string {
  return field === "content" ? `${draft.content} ${draft.code}` : draft[field];
}

function postingsOf(drafts: readonly Draft[], field: SearchField): Postings {
  const postings: Postings = new Map();
  drafts.forEach((draft, id) => {
    for (const term of termsOf(textOf(draft, field), field)) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(id, (posting.get(id) ?? 0) + 1);
      postings.set(term, posting);
    }
  });
  return postings;
}

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
  const postings = SEARCH_FIELDS.map((field) => [field, postingsOf(drafts, field)] as const);
  const terms = [...new Set(postings.flatMap(([, posting]) => [...posting.keys()]))].sort();
  return {
    version: lunr.version,
    fields: SEARCH_FIELDS,
    pipeline: [],
    terms: packTerms(terms),
    postings: Object.fromEntries(
      postings.map(([field, posting]) => [field, packPostings(terms, posting)]),
    ) as PackedIndex["postings"],
  };
}
