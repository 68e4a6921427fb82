import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { codesOf, nodesOf, parsePage, rowsOf, sectionsOf, sourceTextOf, spansOf } from "../markdown/pages";
import type { Row, Section } from "../markdown/pages";
import { anchorOf, flagNearby, flagOf, kindsInCell } from "./facts";
import type { Default, Facts, Flag, Option } from "./facts";

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

/** Options that have no row of their own: only the tree shows them, as keys of another option. */
const WITHOUT_ROW = /^(?:loaders\.\*\.options\.rootTypes|printTypeOptions\.hierarchy\.api)\./u;

/** Placeholders in the tree for user-defined names. */
const placeholders: Readonly<Record<string, string>> = { loaders: "ClassName", customDirective: "directiveName" };

/**
 * Compares the tables and the tree of the cheat sheet with the packages.
 *
 * @param source text of the page
 * @returns one line for each option or flag that is missing, differs, or does not exist
 */
export async function cheatSheetFaults(source: string, facts: Facts): Promise<string[]> {
  const { tree } = await parsePage("docs/configuration-cheatsheet.mdx", source);
  const rows = sectionsOf(tree)
    .flatMap(rowsOf)
    .filter((row) => Object.keys(row).join() === "Option,Type,Default,Flag");
  const links = nodesOf(tree, "link").map(({ url = "" }) => url);
  const block = nodesOf(tree, "code").find(({ value = "" }) => value.startsWith("schema\nloaders\n"));
  return [
    ...facts.options.flatMap((option) => sheetFaults(option, rows, links, facts)),
    ...strangers(rows, facts),
    ...treeFaults(block?.value ?? "", facts.options),
  ];
}

function sheetFaults(option: Option, rows: readonly Row[], links: readonly string[], facts: Facts): string[] {
  if (WITHOUT_ROW.test(option.path)) return [];
  const row = rows.find(({ Option }) => Option === `\`${option.path}\``);
  if (row === undefined) return [`${option.path}: no row`];
  const target = `./settings.mdx#${anchorOf(option.path)}`;
  return [
    ...(links.includes(target) ? [] : [`${option.path}: no link to ${target}`]),
    ...rowFaults(option, row, facts, ({ names }) => names),
  ];
}

function strangers(rows: readonly Row[], { options, flags }: Facts): string[] {
  const names = flags.flatMap((flag) => flag.names);
  const flagged = rows.flatMap((row) => spansOf(row["Flag"] ?? ""));
  return [
    ...rows
      .flatMap((row) => spansOf(row["Option"] ?? ""))
      .filter((path) => !options.some((option) => option.path === path))
      .map((path) => `${path} does not exist`),
    ...names.filter((name) => !flagged.includes(name)).map((name) => `${name}: no row`),
    ...flagged.filter((name) => name.startsWith("-") && !names.includes(name)).map((name) => `${name} does not exist`),
  ];
}

/** Checks that the tree has exactly the options, without the deprecated `mdxParser`. */
function treeFaults(block: string, options: readonly Option[]): string[] {
  const shown = treePaths(block);
  const expected = options.filter(({ path }) => path !== "mdxParser").map(({ path }) => inTree(path));
  // A user-defined name is not an option itself.
  const groups = Object.entries(placeholders).map(([path, name]) => `${path}.${name}`);
  return [
    ...expected.filter((path) => !shown.includes(path)).map((path) => `${path} is not in the tree`),
    ...shown
      .filter((path) => ![...expected, ...groups].includes(path))
      .map((path) => `${path} is in the tree and does not exist`),
  ];
}

function inTree(path: string): string {
  return path.replace(/^(\w+)\.\*/u, (whole, parent: string) => `${parent}.${placeholders[parent] ?? whole}`);
}

function treePaths(block: string): string[] {
  const stack: string[] = [];
  return block.split("\n").map((line) => {
    const name = line.trimStart();
    stack.splice((line.length - name.length) / 2, stack.length, name);
    return stack.join(".");
  });
}

/**
 * Compares the Type, Default and Flag cells of an option with the packages.
 *
 * @param write returns the code with which the page writes a flag: in full, or its names
 * @returns one line for each difference
 */
function rowFaults(option: Option, row: Row, facts: Facts, write: (flag: Flag) => readonly string[]): string[] {
  return [
    typeFault(option, row["Type"] ?? ""),
    defaultFault(option, facts.defaults.get(option.path), row["Default"] ?? ""),
    flagFault(flagOf(facts, option), row["Flag"] ?? "–", { write, nearby: flagNearby(facts, option) }),
  ].flatMap((fault) => (fault === undefined ? [] : [`${option.path}: ${fault}`]));
}

function typeFault({ kinds }: Option, cell: string): string | undefined {
  const [stated, declared] = [kindsInCell(cell), kinds].map((set) => [...set].sort().join(", "));
  return stated === declared ? undefined : `the type is ${String(declared)}, the page says ${cell}`;
}

/** Compares a Default cell with the default of the packages. The cell of an object may refer to the defaults of its options. */
function defaultFault({ required, kinds }: Option, expected: Default | undefined, cell: string): string | undefined {
  if (required) return cell.startsWith("required") ? undefined : `the option is required, the page says ${cell}`;
  if (expected !== undefined && "words" in expected) {
    const missing = expected.words.filter((word) => !cell.includes(word));
    return missing.length === 0
      ? undefined
      : `the default must mention ${missing.join(" and ")}, the page says ${cell}`;
  }
  if (expected === undefined || "none" in expected) {
    return /^(?:none|unset|built in|(?:the )?roots)\b/u.test(cell)
      ? undefined
      : `there is no default, the page says ${cell}`;
  }
  if (kinds.has("object") && cell === "the defaults below") return undefined;
  const value = plain(expected.value);
  const [span = ""] = spansOf(cell);
  return isDeepStrictEqual(evaluate(span), value)
    ? undefined
    : `the default is ${JSON.stringify(value)}, the page says ${cell}`;
}

/**
 * Compares a Flag cell with the flag that sets the option itself.
 *
 * @param nearby whether a flag sets a parent or a child of the option, which the cell may then describe
 */
function flagFault(
  flag: Flag | undefined,
  cell: string,
  { write, nearby }: { readonly write: (flag: Flag) => readonly string[]; readonly nearby: boolean },
): string | undefined {
  if (flag === undefined) {
    if (nearby)
      return cell === "–" || !cell.startsWith("`-") ? undefined : `no flag sets it directly, the page says ${cell}`;
    return cell === "–" ? undefined : `there is no flag, the page says ${cell}`;
  }
  if (!isDeepStrictEqual(spansOf(cell), write(flag))) return `the flag is ${flag.text}, the page says ${cell}`;
  return flag.docusaurusOnly === cell.includes("Docusaurus only")
    ? undefined
    : `${flag.text}: the page must say "Docusaurus only" exactly if gqlmd lacks the flag`;
}

/** A copy without functions and undefined members, of plain objects only. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}

function evaluate(code: string): unknown {
  try {
    return plain(runInNewContext(`(${code})`));
  } catch {
    return undefined;
  }
}

/**
 * Compares the table of flags with the packages.
 *
 * @returns one line for each flag that is missing, sets another option, or does not exist
 */
function flagTableFaults(sections: readonly Section[], { flags }: Facts): string[] {
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
