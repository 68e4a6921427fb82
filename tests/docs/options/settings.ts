import { parsePage } from "../markdown/parse";
import { codesOf, rowsOf, sectionsOf } from "../markdown/sections";
import type { Row, Section } from "../markdown/sections";
import { defaultFault, flagFault, typeFault } from "./cells";
import { anchorOf, flagNearby, flagOf } from "./facts";
import type { Facts } from "./facts";
import { flagTableFaults } from "./flagTable";
import type { Option } from "./types";

/** Options whose keys are rows of a table in their section. */
const WITH_KEYS = ["loaders.*.options.rootTypes", "printTypeOptions.hierarchy.api"];

/**
 * Compares the reference of the options with the packages.
 *
 * @param source text of the page
 * @returns one line for each option or flag that is missing, differs, or does not exist
 */
export async function settingsFaults(source: string, facts: Facts): Promise<string[]> {
  const { tree } = await parsePage("docs/settings.mdx", source);
  const sections = sectionsOf(tree);
  return [
    ...facts.options.flatMap((option) => optionFaults(option, sections, facts)),
    ...sections.flatMap((section) => strangerFaults(section, facts)),
    ...flagTableFaults(sections, facts),
  ];
}

function optionFaults(option: Option, sections: readonly Section[], facts: Facts): string[] {
  const holder = WITH_KEYS.find((path) => option.path.startsWith(`${path}.`));
  const section = sections.find(({ heading }) => heading.explicit && heading.id === anchorOf(holder ?? option.path));
  if (section === undefined) return [`${option.path}: no heading with the id ${anchorOf(option.path)}`];
  if (holder !== undefined) return keyFaults(option, rowsOf(section));
  if (section.heading.text !== `\`${option.path.replaceAll(".*", "")}\``) {
    return [`${option.path}: its heading reads ${section.heading.text}`];
  }
  const line = specification(section);
  if (line === undefined) return [`${option.path}: no line with type, default and flag`];
  return [
    typeFault(option, line["Type"] ?? ""),
    defaultFault(option, facts.defaults.get(option.path), line["Default"] ?? ""),
    flagFault(flagOf(facts, option), line["Flag"] ?? "", {
      write: ({ text }) => [text],
      nearby: flagNearby(facts, option),
    }),
  ].flatMap((fault) => (fault === undefined ? [] : [`${option.path}: ${fault}`]));
}

function keyFaults(option: Option, rows: readonly Row[]): string[] {
  const key = `\`${option.path.replace(/^.*\./u, "")}\``;
  const row = rows.find(({ Key }) => Key === key);
  if (row === undefined) return [`${option.path}: no row for the key ${key}`];
  const fault = typeFault(option, row["Type"] ?? "");
  return fault === undefined ? [] : [`${option.path}: ${fault}`];
}

/** The line below the heading of an option. */
function specification(section: Section): Row | undefined {
  return rowsOf(section).find((row) => Object.keys(row).join() === "Type,Default,Flag");
}

/** Whether a section is about removed options. */
function isRemoved({ heading, parents }: Section): boolean {
  return [heading, ...parents].some(({ id }) => id === "removed");
}

/** Options and flags on the page that the packages don't have. */
function strangerFaults(section: Section, { options, flags }: Facts): string[] {
  const { heading, nodes } = section;
  const known = options.map(({ path }) => `\`${path.replaceAll(".*", "")}\``);
  const names = flags.flatMap((flag) => flag.names);
  const documented = specification(section) !== undefined || /^`[^`]+`$/u.test(heading.text);
  const isKnown = known.includes(heading.text) || names.some((name) => heading.text === `\`${name}\``);
  const removed = isRemoved(section);
  const strangers = removed ? [] : nodes.flatMap(codesOf).filter((code) => /^--?\w+$/u.test(code) && code !== "--help");
  return [
    ...(documented && !isKnown && !removed ? [`${heading.text} does not exist, and is not marked as removed`] : []),
    ...strangers.filter((code) => !names.includes(code)).map((code) => `${heading.text}: no flag ${code} exists`),
  ];
}
