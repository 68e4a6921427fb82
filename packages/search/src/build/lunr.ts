import lunr from "lunr";
import type { SearchSettings } from "../shared/settings.ts";
import { SEARCH_FIELDS, termsOf } from "../shared/terms.ts";
import type { SearchField } from "../shared/terms.ts";
import type { Draft } from "./documents.ts";

/** How often terms occur in the fields of each document. */
export interface Inverted {
  /** By term: the ids of the documents whose running text contains the term, in ascending order, and how often each does. */
  readonly content: ReadonlyMap<string, { readonly ids: readonly number[]; readonly frequencies: readonly number[] }>;
  /** By term: the ids of the documents that contain the term in another field, in ascending order. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Number of terms in the running text of each document. */
  readonly lengths: readonly number[];
  /** Average number of terms in each field. */
  readonly averageLengths: readonly number[];
}

/** The text of a document in a field. Code is searched like running text. */
function textOf(draft: Draft, field: SearchField): string {
  return field === "content" ? `${draft.content} ${draft.code}` : draft[field];
}

/** The parts of `lunr.Builder` that its types omit. */
interface Builder extends Omit<lunr.Builder, "tokenizer"> {
  tokenizer: (text: string, metadata: { readonly fields: readonly [SearchField] }) => readonly lunr.Token[];
  readonly fieldTermFrequencies: Readonly<Record<string, Record<string, number>>>;
  readonly fieldLengths: Readonly<Record<string, number>>;
}

/**
 * Adds documents to lunr's builder, with the tokenizer of this search in place of lunr's own tokenizer and pipeline.
 *
 * @param drafts - the position of a document is its id
 */
export function lunrBuilder(
  drafts: readonly Draft[],
  { boosts, b, k1 }: Pick<SearchSettings, "boosts" | "b" | "k1">,
): Builder {
  const builder = new lunr.Builder() as unknown as Builder;
  builder.ref("id");
  builder.b(b);
  builder.k1(k1);
  for (const field of SEARCH_FIELDS) builder.field(field, { boost: boosts[field] });
  builder.tokenizer = (text, { fields: [field] }) => termsOf(text, field).map((term) => new lunr.Token(term, {}));
  drafts.forEach((draft, id) => {
    builder.add({ id, ...Object.fromEntries(SEARCH_FIELDS.map((field) => [field, textOf(draft, field)])) });
  });
  return builder;
}

/** Reads from lunr's builder, which contains `documentCount` documents, how often terms occur. */
export function invertedOf(
  { invertedIndex, fieldTermFrequencies, fieldLengths }: Builder,
  documentCount: number,
): Inverted {
  const content = new Map<string, { readonly ids: number[]; readonly frequencies: number[] }>();
  const names = new Map<string, readonly number[]>();
  const index = invertedIndex as Readonly<Record<string, Readonly<Record<SearchField, object>>>>;
  const inContent = Array.from({ length: documentCount }, (_, id) => fieldTermFrequencies[`content/${String(id)}`]);
  for (const [term, fields] of Object.entries(index)) {
    const named = SEARCH_FIELDS.flatMap((field) => (field === "content" ? [] : Object.keys(fields[field]).map(Number)));
    if (named.length > 0)
      names.set(
        term,
        [...new Set(named)].sort((a, b) => a - b),
      );
    const ids = Object.keys(fields.content).map(Number);
    if (ids.length === 0) continue;
    content.set(term, {
      ids,
      frequencies: ids.map((id) => inContent[id]?.[term] ?? 0),
    });
  }
  const lengthsIn = (field: SearchField): number[] =>
    Array.from({ length: documentCount }, (_, id) => fieldLengths[`${field}/${String(id)}`] ?? 0);
  const averageOf = (field: SearchField): number =>
    lengthsIn(field).reduce((sum, length) => sum + length, 0) / documentCount;
  return { content, names, lengths: lengthsIn("content"), averageLengths: SEARCH_FIELDS.map(averageOf) };
}
