import { sourceTextOf } from "../markdown/node";
import { rowsOf, spansOf } from "../markdown/sections";
import type { Section } from "../markdown/sections";
import { flagNearby } from "./facts";
import type { Facts } from "./facts";

/**
 * Compares the table of flags, and the sentence below it about options without one, with the packages.
 *
 * @returns one line for each flag or option that is missing, differs, or does not exist
 */
export function flagTableFaults(sections: readonly Section[], facts: Facts): string[] {
  const section = sections.find(({ heading }) => heading.id === "flags");
  return section === undefined
    ? ["no table of the flags"]
    : [...tableFaults(section, facts), ...sentenceFaults(section, facts)];
}

function tableFaults(section: Section, { flags }: Facts): string[] {
  const rows = new Map(rowsOf(section).map((row) => [spansOf(row["Flag"] ?? "")[0] ?? "", row["Option"] ?? ""]));
  const known = flags.map(({ text }) => text);
  return [
    ...known.filter((text) => !rows.has(text)).map((text) => `${text} is not in the table of flags`),
    ...[...rows.keys()]
      .filter((text) => text !== "--help" && !known.includes(text))
      .map((text) => `${text} is in the table of flags and does not exist`),
    ...flags
      .filter(
        ({ text, option = "–" }) => rows.has(text) && rows.get(text) !== (option === "–" ? option : `\`${option}\``),
      )
      .map(({ text, option = "no option" }) => `${text} sets ${option}, the table says ${rows.get(text) ?? ""}`),
  ];
}

function sentenceFaults({ nodes }: Section, facts: Facts): string[] {
  const text = nodes.map(sourceTextOf).join("\n");
  const said = spansOf(/These options have no flag:[^.]*(?:\.\w[^.]*)*/u.exec(text)?.[0] ?? "");
  const actual = facts.options
    .filter((option) => !facts.flags.some((flag) => flag.option === option.path) && !flagNearby(facts, option))
    .map(({ path }) => path);
  return [
    ...said.filter((path) => !actual.includes(path)).map((path) => `${path} is said to have no flag`),
    ...actual
      .filter((path) => !said.some((other) => path === other || path.startsWith(`${other}.`)))
      .map((path) => `${path} is not said to have no flag`),
  ];
}
