import { count, numeral } from "../../generation/words";
import { tallyOf } from "./pairs";
import type { Fate, Pair } from "./pairs";

/** What became of a file, in a word. */
export const FATES: Readonly<Record<Exclude<Fate, "same">, string>> = {
  changed: "Changed",
  moved: "Moved",
  added: "Added",
  gone: "Gone",
};

/** What the options do to all files, in a sentence. */
export function summaryOf(pairs: readonly Pair[]): string {
  const { same, ...tally } = tallyOf(pairs);
  const fates = (Object.keys(FATES) as (keyof typeof FATES)[]).filter((fate) => tally[fate] > 0);
  if (fates.length === 0) return `None of ${count(same, "file")} differs.`;
  const [first, ...others] = fates.map((fate) => [tally[fate], FATES[fate].toLowerCase()] as const);
  const parts = [...others, [same, "the same"] as const].map(([number, word]) => `${numeral(number)} ${word}`);
  return [`${count(first?.[0] ?? 0, "file")} ${first?.[1] ?? ""}`, ...parts].join(", ") + ".";
}
