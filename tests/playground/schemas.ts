import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The schema of an example, its files as one text.
 *
 * @param name of its folder
 */
export function exampleSchema(name: "default" | "group-by"): string {
  const folder = path.resolve("examples/schemas", name);
  const files = readdirSync(folder).sort();
  return files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}

/** A schema with `count` undefined types whose names resemble those of its defined types. The defined types are fewer. */
export function manyMistakes(count: number): string {
  const types = Array.from({ length: 0.4 * count }, (_, at) => `type Known${String(at)} { a: Int }`);
  const fields = Array.from({ length: count }, (_, at) => `f${String(at)}: Known${String(at)}x`);
  return `${types.join("\n")}\ntype Query { ${fields.join("\n")} }`;
}

/** Characters that the tool escapes, or that have a meaning in Markdown. */
export const MARKUP = ["<", "{", "*", "`", "` < ", "[", "](", "<!--", "&", "```\n", "- \n", " ", "\n", "\\\\"];

/** A schema with a type `Pet`, whose description repeats `unit` up to `length` characters. */
export function repeating(unit: string, length: number): string {
  return `"""\na${unit.repeat(length / unit.length)}b\n"""\ntype Pet { a: Int }\ntype Query { pet: Pet }`;
}
