import { sourceTextOf } from "../markdown/node";
import { parsePage } from "../markdown/parse";
import { codesOf, rowsOf, sectionsOf, spansOf } from "../markdown/sections";
import type { Row, Section } from "../markdown/sections";
import { rowFaults } from "./cells";
import { anchorOf } from "./facts";
import type { Facts } from "./facts";
import { flagTableFaults } from "./flagTable";
import type { Option } from "./types";

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
  const line = ownLine(option, sections) ?? rowOfParent(option, sections);
  if (line === undefined) return [`${option.path}: no line with type, default and flag, and no row below its parent`];
  return rowFaults(option, line, facts, ({ text }) => [text]);
}

function sectionOf(path: string, sections: readonly Section[]): Section | undefined {
  const name = `\`${path.replaceAll(".*", "")}\``;
  return sections.find(({ heading }) => heading.explicit && heading.id === anchorOf(path) && heading.text === name);
}

function ownLine({ path }: Option, sections: readonly Section[]): Row | undefined {
  const section = sectionOf(path, sections);
  return section && specification(section);
}

/** The row of an option without a section, in the section of its nearest ancestor. */
function rowOfParent({ path }: Option, sections: readonly Section[]): Row | undefined {
  const parts = path.split(".");
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const section = sectionOf(parts.slice(0, length).join("."), sections);
    if (section === undefined) continue;
    const key = parts.slice(length).filter((part) => part !== "*");
    return rowsOf(section).find((row) => row["Key"] === `\`${key.join(".")}\``);
  }
  return undefined;
}

/** Parses the first paragraph of an option's section: its type, its default, and its flag if it has one. */
function specification({ nodes: [first] }: Section): Row | undefined {
  const text = first?.type === "paragraph" ? sourceTextOf(first) : "";
  const parts = text.split(" · ").map((part) => /^(Type|Default|Flag) (.+)$/u.exec(part));
  const row = Object.fromEntries(parts.map((part) => [part?.[1] ?? "", part?.[2] ?? ""]));
  return /^Type,Default(?:,Flag)?$/u.test(Object.keys(row).join()) ? row : undefined;
}

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
  const keys = rowsOf(section).flatMap((row) => spansOf(row["Key"] ?? ""));
  const strangers = removed ? [] : nodes.flatMap(codesOf).filter((code) => /^--?\w+$/u.test(code) && code !== "--help");
  return [
    ...(documented && !isKnown && !removed ? [`${heading.text} does not exist, and is not marked as removed`] : []),
    ...keys
      .map((key) => `${heading.text.slice(0, -1)}.${key}\``)
      .filter((path) => !known.includes(path))
      .map((path) => `${path} does not exist`),
    ...strangers.filter((code) => !names.includes(code)).map((code) => `${heading.text}: no flag ${code} exists`),
  ];
}
