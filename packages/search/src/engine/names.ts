// cspell:ignore quer queri
/**
 * The names of an index: its documents without their running text, and its terms. A small index has them in its core. A large
 * index has them in cells, and a query loads the cells near its words.
 */
import { decodeNumbers, sharedLength, unpackTerms } from "../shared/encoding.ts";
import { memoize } from "../shared/memoize.ts";
import { unpackDocuments, unpackPart } from "../shared/packed.ts";
import type { Cell, CellDirectory, DocumentPart, NamedDocument, SearchIndexFile } from "../shared/packed.ts";
import type { SiteSection } from "../shared/settings.ts";
import { SEARCH_FIELDS } from "../shared/terms.ts";
import type { Posting, SearchField } from "../shared/terms.ts";
import { entriesOf, sectionFinder } from "./entries.ts";
import type { EntryAt } from "./entries.ts";
import type { Lookup } from "./expansion.ts";
import { createLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { fieldIndexes, fieldsFrom, shortField, termsIn } from "./score.ts";
import type { FieldIndex, FieldIndexes } from "./score.ts";
import { createStore, rangeOf, unpackFirsts } from "./shards.ts";
import type { StemsOf } from "./stemmers.ts";

/** The names that one query may use: none that only earlier queries loaded, because the answer must not depend on those. */
export interface View {
  /** All fields, without postings of running text. */
  readonly fields: FieldIndexes;
  readonly lexicon: Lexicon;
  /** Returns `undefined` for a document that the query has not loaded. */
  readonly entryAt: EntryAt;
  /** Adds documents that were loaded with their texts. */
  readonly add: (part: DocumentPart | undefined) => void;
}

/** The names of an index, which `load` loads for a query. */
export interface Names {
  /** Whether the names are in cells, of which a query loads some. */
  readonly isCut: boolean;
  /** @throws Error if a cell fails to load */
  load(lookups: readonly Lookup[]): Promise<void>;
  viewFor(lookups: readonly Lookup[]): View;
  /** Returns the section of any document, loaded or not. */
  sectionAt(id: number): SiteSection | undefined;
  /** Of a large index only: number of terms in the running text of each document, filled in as shards load. */
  readonly textLengths?: Uint32Array;
}

function namesInCore({ documents: packed, index, settings }: SearchIndexFile, stemsOf: StemsOf): Names {
  const documents = unpackDocuments(packed, settings.kinds);
  const fields = fieldIndexes(documents, index.lengths);
  const lexicon = createLexicon(termsIn(fields, unpackTerms(index.terms)), stemsOf, (term) =>
    fields.title.postings.has(term),
  );
  const entryAt = entriesOf(documents, fields.content.lengths, settings);
  const view: View = { fields, lexicon, entryAt, add: () => undefined };
  return {
    isCut: false,
    load: () => Promise.resolve(),
    viewFor: () => view,
    sectionAt: (id) => entryAt(id)?.siteSection,
  };
}

/** Maximum number of cells to load for a word, its forms, and the words that begin with it. */
const MAX_CELLS = 3;
/** Maximum number of cells to load for a word without a match, which may be misspelled. */
const MAX_CELLS_OF_UNKNOWN = 8;
/** Minimum number of first letters that a word shares with its forms, and with its correction. */
const MIN_SHARED = 2;

/** Returns the letters that all forms of a word begin with: `quer` of "queries". */
function sharedBeginning(word: string, stemsOf: StemsOf): string {
  const shared = stemsOf(word).map((stem) => sharedLength(word, stem));
  // One letter fewer, because another form may lack the last letter of the stem, as "query" lacks the "i" of "queri".
  return word.slice(0, Math.max(MIN_SHARED, Math.min(word.length, ...shared) - 1));
}

/** Returns a function that lists the positions of the cells to load for a word, its own cell first. */
function cellFinder(firsts: readonly string[], stemsOf: StemsOf): (lookup: Lookup) => readonly number[] {
  const positionOf = (term: string): number => rangeOf(firsts, term) ?? 0;
  return ({ word, isExact, isUnknown = false }) => {
    const ownCell = positionOf(word);
    if (isExact) return [ownCell];
    const beginning = isUnknown ? word.slice(0, MIN_SHARED) : sharedBeginning(word, stemsOf);
    const first = positionOf(beginning);
    const last = positionOf(`${isUnknown ? beginning : word}\uffff`);
    const after = Array.from({ length: last - ownCell }, (_, at) => ownCell + 1 + at);
    const before = Array.from({ length: Math.max(ownCell - first, 0) }, (_, at) => ownCell - 1 - at);
    if (!isUnknown) return [ownCell, ...after, ...before].slice(0, MAX_CELLS);
    const nearest = [...after, ...before].sort((a, b) => Math.abs(a - ownCell) - Math.abs(b - ownCell));
    return [ownCell, ...nearest].slice(0, MAX_CELLS_OF_UNKNOWN);
  };
}

/** A cell that has loaded. */
interface LoadedCell {
  /** In ascending order. */
  readonly terms: readonly string[];
  readonly ids: readonly number[];
  readonly postings: Readonly<Record<SearchField, ReadonlyMap<string, Posting>>>;
}

function namesInCells(
  { settings }: SearchIndexFile,
  { firsts: packedFirsts, count, averageLengths, sections }: CellDirectory,
  fetchCell: (number: number) => Promise<Cell>,
  stemsOf: StemsOf,
): Names {
  const firsts = unpackFirsts(packedFirsts);
  const lengths = fieldsFrom(() => new Uint32Array(count));
  const documents: NamedDocument[] = [];
  const entryAt = entriesOf(documents, lengths.content, settings);

  function read(part: DocumentPart): readonly NamedDocument[] {
    const textLengths = decodeNumbers(part.lengths);
    return unpackPart(part, settings.kinds).map((document, at) => {
      lengths.content[document.id] = textLengths[at] ?? 0;
      return (documents[document.id] ??= document);
    });
  }

  function readCell(number: number, cell: Cell): LoadedCell {
    const found = read(cell);
    const ids = found.map(({ id }) => id);
    const postings = fieldsFrom((field) => {
      if (field === "content") return new Map<string, Posting>();
      const index = shortField(found, field);
      ids.forEach((id, at) => {
        lengths[field][id] = index.lengths[at] ?? 0;
      });
      // Skips terms of other cells: this cell has only some of their documents.
      const own = [...index.postings].filter(([term]) => rangeOf(firsts, term) === number);
      // All postings of a field are parts of the same list.
      const idsOf = memoize((positions: Uint32Array) => positions.map((position) => ids[position] ?? 0));
      return new Map(own.map(([term, posting]) => [term, { ...posting, ids: idsOf(posting.ids) }]));
    });
    const named = SEARCH_FIELDS.flatMap((field) => [...postings[field].keys()]);
    return { terms: [...new Set([...named, ...unpackTerms(cell.terms)])].sort(), ids, postings };
  }

  const cells = createStore(
    async (number) => readCell(number, await fetchCell(number)),
    (number: number) => number,
    (cell) => cell,
  );
  const cellsFor = cellFinder(firsts, stemsOf);
  const keysOf = (lookups: readonly Lookup[]): number[] => [...new Set(lookups.flatMap(cellsFor))];
  const sectionOf = sectionFinder(settings.sections);
  const sectionPositions = Uint16Array.from(decodeNumbers(sections));

  return {
    isCut: true,
    textLengths: lengths.content,
    load: (lookups) => cells.load(keysOf(lookups)),
    viewFor(lookups) {
      const keys = keysOf(lookups).sort((a, b) => a - b);
      const loaded = keys.flatMap((key) => cells.get(key) ?? []);
      const cellsOfView = new Set(keys);
      const idsOfView = new Set(loaded.flatMap(({ ids }) => ids));
      const fieldOf = (field: SearchField, at: number): FieldIndex => ({
        postings: {
          get(term) {
            const number = rangeOf(firsts, term) ?? 0;
            return cellsOfView.has(number) ? cells.get(number)?.postings[field].get(term) : undefined;
          },
        },
        lengths: lengths[field],
        averageLength: averageLengths[at] ?? 1,
      });
      const fields = fieldsFrom(fieldOf);
      return {
        fields,
        lexicon: createLexicon(
          loaded.flatMap(({ terms }) => terms),
          stemsOf,
          (term) => fields.title.postings.get(term) !== undefined,
        ),
        entryAt: (id) => (idsOfView.has(id) ? entryAt(id) : undefined),
        add(part) {
          if (part) for (const { id } of read(part)) idsOfView.add(id);
        },
      };
    },
    sectionAt: (id) => settings.sections[sectionPositions[id] ?? -1] ?? sectionOf(""),
  };
}

/**
 * Reads the names of an index.
 *
 * @throws Error if the parts of the index are inconsistent
 */
export function createNames(
  file: SearchIndexFile,
  fetchCell: (number: number) => Promise<Cell>,
  stemsOf: StemsOf,
): Names {
  const { cells } = file.index;
  return cells ? namesInCells(file, cells, fetchCell, stemsOf) : namesInCore(file, stemsOf);
}
