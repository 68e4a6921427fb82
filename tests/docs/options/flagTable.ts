import { rowsOf, spansOf } from "../markdown/sections";
import type { Section } from "../markdown/sections";
import type { Facts } from "./facts";

/**
 * Compares the table of flags with the packages.
 *
 * @returns one line for each flag that is missing, sets another option, or does not exist
 */
export function flagTableFaults(sections: readonly Section[], { flags }: Facts): string[] {
  const section = sections.find(({ heading }) => heading.id === "flags");
  if (section === undefined) return ["no table of the flags"];
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
