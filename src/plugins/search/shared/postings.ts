/** For each term, how often it stands in each document that has it; ids ascend. */
export type Postings = Map<string, Map<number, number>>;

/**
 * Turns texts around: from the terms of each document to the documents of each term.
 *
 * @param documents - the terms of one field of each document, repeated as often as they stand there
 */
export function postingsOf(documents: readonly (readonly string[])[]): Postings {
  const postings: Postings = new Map();
  documents.forEach((terms, id) => {
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(id, (posting.get(id) ?? 0) + 1);
      postings.set(term, posting);
    }
  });
  return postings;
}
