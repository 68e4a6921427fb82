import { changedOptions, choices, defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile, PageEntity } from "../../protocol";
import { count, numeral } from "../words";

/**
 * Returns the options to compare with, and a label for them. They are the defaults for the reader's framework: with another
 * framework, every line would differ, which would hide the effect of the other options. If no other option is changed,
 * the framework is the default too.
 *
 * @returns undefined if no option is changed
 */
export function baselineOf(
  options: PlaygroundOptions,
): { readonly label: string; readonly options: PlaygroundOptions } | undefined {
  const changed = Object.keys(changedOptions(options));
  if (changed.length === 0) return undefined;
  const framework = changed.join() === "framework" ? defaultOptions.framework : options.framework;
  return {
    label: `Compared with the default options for ${choices.framework[framework]}.`,
    options: { ...defaultOptions, framework },
  };
}

/** How a file differs between two runs. */
type Change = "same" | "changed" | "moved" | "added" | "removed";

/** A file of one run, and the file of the other run with the same page. */
export interface Pair {
  readonly before?: GeneratedFile | undefined;
  readonly after?: GeneratedFile | undefined;
  readonly change: Change;
}

const keyOf = ({ kind, name }: PageEntity): string => `${kind} ${name}`;

function changeOf(before: GeneratedFile | undefined, after: GeneratedFile): Change {
  if (!before) return "added";
  if (before.path !== after.path) return "moved";
  return before.text === after.text ? "same" : "changed";
}

/** Pairs the files of two runs: pages by their type or operation, wherever they are; other files by their paths. */
export function pairsOf(before: readonly GeneratedFile[], after: readonly GeneratedFile[]): readonly Pair[] {
  const unpaired = new Set(before);
  const byEntity = new Map(before.flatMap((file) => (file.entities ?? []).map((entity) => [keyOf(entity), file])));
  const byPath = new Map(before.map((file) => [file.path, file]));
  const pairs = after.map((file): Pair => {
    // If several types or operations share a file, the text of the last one is on top.
    const entity = file.entities?.at(-1);
    const found = entity ? byEntity.get(keyOf(entity)) : byPath.get(file.path);
    const partner = found && unpaired.delete(found) ? found : undefined;
    return { before: partner, after: file, change: changeOf(partner, file) };
  });
  return [...pairs, ...Array.from(unpaired, (file): Pair => ({ before: file, change: "removed" }))];
}

/** Says in a sentence what the options change in all files. */
export function summaryOf(pairs: readonly Pair[]): string {
  const numbers = { changed: 0, moved: 0, added: 0, removed: 0, same: 0 };
  for (const { change } of pairs) numbers[change] += 1;
  const { same, ...differing } = numbers;
  const [first, ...others] = Object.entries(differing).filter(([, number]) => number > 0);
  if (!first) return `None of ${count(same, "file")} differs.`;
  const rest = [...others, ["the same", same] as const].map(([change, number]) => `${numeral(number)} ${change}`);
  return `${[`${count(first[1], "file")} ${first[0]}`, ...rest].join(", ")}.`;
}
