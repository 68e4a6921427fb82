/**
 * The documents that hold a term in one field, in ascending order, and how often each does: what stands from `start` (inclusive)
 * to `end` (exclusive) in two columns that many postings share.
 */
export interface Posting {
  readonly ids: Uint32Array;
  readonly frequencies: Uint32Array;
  readonly start: number;
  readonly end: number;
}

/**
 * Turns texts around: from the terms of each document to the documents of each term.
 *
 * @param documents - the terms of one field of each document, repeated as often as they stand there
 */
export function postingsOf(documents: readonly (readonly string[])[]): Map<string, Posting> {
  const idsOf = new Map<string, number[]>();
  let total = 0;
  documents.forEach((terms, id) => {
    total += terms.length;
    for (const term of terms) {
      const known = idsOf.get(term);
      if (known) known.push(id);
      else idsOf.set(term, [id]);
    }
  });
  const [ids, frequencies] = [new Uint32Array(total), new Uint32Array(total)];
  const postings = new Map<string, Posting>();
  let end = 0;
  for (const [term, holding] of idsOf) {
    const start = end;
    let last = -1;
    for (const id of holding) {
      if (id !== last) end += 1;
      ids[end - 1] = last = id;
      frequencies[end - 1] = (frequencies[end - 1] ?? 0) + 1;
    }
    postings.set(term, { ids, frequencies, start, end });
  }
  return postings;
}
