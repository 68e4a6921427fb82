import type { GeneratedFile, PageEntity } from "../../../protocol";

/** What became of a file from one run to another. */
export type Fate = "same" | "changed" | "moved" | "added" | "gone";

/** A file of one run beside that of another which says the same. */
export interface Pair {
  /** Of the file after, or, where it is gone, before. No two pairs of a list have the same. */
  readonly path: string;
  readonly before?: GeneratedFile | undefined;
  readonly after?: GeneratedFile | undefined;
  readonly fate: Fate;
}

const nameOf = ({ kind, name }: PageEntity): string => `${kind} ${name}`;

/** A page goes by what it is about: where several share a file, by the last, which is on top. */
function subjectOf({ entities }: GeneratedFile): string | undefined {
  const last = entities?.at(-1);
  return last && nameOf(last);
}

function fateOf(before: GeneratedFile | undefined, after: GeneratedFile | undefined): Fate {
  if (!before) return "added";
  if (!after) return "gone";
  if (before.path !== after.path) return "moved";
  return before.text === after.text ? "same" : "changed";
}

const byPath = (one: Pair, other: Pair): number => (one.path < other.path ? -1 : Number(one.path > other.path));

/**
 * Puts the files of two runs side by side: pages by what they are about, wherever they are; others by their paths.
 *
 * @param before files of the run that is compared with
 * @param after files of the run that is shown
 * @returns the pairs by their paths
 */
export function pairsOf(before: readonly GeneratedFile[], after: readonly GeneratedFile[]): readonly Pair[] {
  const left = new Set(before);
  const bySubject = new Map<string, GeneratedFile>();
  for (const file of before) for (const entity of file.entities ?? []) bySubject.set(nameOf(entity), file);
  const byItsPath = new Map(before.map((file) => [file.path, file]));
  const pairs = after.map((file): Pair => {
    const subject = subjectOf(file);
    const found = subject === undefined ? byItsPath.get(file.path) : bySubject.get(subject);
    const partner = found && left.delete(found) ? found : undefined;
    return { path: file.path, before: partner, after: file, fate: fateOf(partner, file) };
  });
  const taken = new Set(after.map(({ path }) => path));
  for (const file of left) {
    // A page of the same name may be about something else now.
    const path = taken.has(file.path) ? `${file.path} (before)` : file.path;
    pairs.push({ path, before: file, fate: "gone" });
  }
  return pairs.sort(byPath);
}

/** How many files each fate has. */
export function tallyOf(pairs: readonly Pair[]): Readonly<Record<Fate, number>> {
  const tally = { same: 0, changed: 0, moved: 0, added: 0, gone: 0 };
  for (const { fate } of pairs) tally[fate] += 1;
  return tally;
}
