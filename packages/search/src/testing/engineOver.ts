import { createEngine } from "../engine/engine.ts";
import type { Engine } from "../engine/engine.ts";
import { fieldIndexes, withTexts } from "../engine/score.ts";
import { unpackPostings } from "../engine/shards.ts";
import type { PackedFiles } from "../build/pack.ts";
import { unpackDocuments } from "../shared/packed.ts";

type Loaders = Parameters<typeof createEngine>[1];

/** Returns a loader of files that are in memory. */
function loaderOf<Content>(files: readonly Content[]): (number: number) => Promise<Content> {
  return (number) => {
    const file = files[number];
    return file === undefined
      ? Promise.reject(new Error(`There is no file ${String(number)}.`))
      : Promise.resolve(file);
  };
}

/** Makes an engine over files that are in memory. `loaders` replace the loaders of some files. */
export function engineOver({ core, postings, texts, cells }: PackedFiles, loaders: Partial<Loaders> = {}): Engine {
  return createEngine(core, {
    postings: loaderOf(postings),
    texts: loaderOf(texts),
    cells: loaderOf(cells),
    ...loaders,
  });
}

/** Makes the indexes of all fields, including running text. */
export function fieldsOver({ core, postings }: PackedFiles): ReturnType<typeof fieldIndexes> {
  const fields = fieldIndexes(unpackDocuments(core.documents, core.settings.kinds), core.index.lengths);
  const ofTexts = new Map(postings.flatMap((shard) => [...unpackPostings(shard)]));
  return withTexts(fields, [...ofTexts.keys()], (term) => ofTexts.get(term));
}
