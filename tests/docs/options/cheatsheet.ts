import { nodesOf } from "../markdown/node";
import { parsePage } from "../markdown/parse";
import { rowsOf, sectionsOf, spansOf } from "../markdown/sections";
import type { Row } from "../markdown/sections";
import { rowFaults } from "./cells";
import { anchorOf } from "./facts";
import type { Facts } from "./facts";
import type { Option } from "./types";

/** Options without a row, which only the tree shows as keys of another option. */
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
    ...facts.options.flatMap((option) => optionFaults(option, rows, links, facts)),
    ...strangers(rows, facts),
    ...treeFaults(block?.value ?? "", facts.options),
  ];
}

function optionFaults(option: Option, rows: readonly Row[], links: readonly string[], facts: Facts): string[] {
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

/** Checks that the tree has every option, except the deprecated `mdxParser`. */
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
