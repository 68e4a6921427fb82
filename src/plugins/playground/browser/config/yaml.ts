import { OwnFile } from "./ownFile";
import type { Setting, Settings } from "./setting";

/** Text that YAML reads as itself without quotes: it starts and ends with a letter, and holds nothing that YAML knows. */
const PLAIN = /^[A-Za-z](?:[\w./ -]*\w)?$/u;

/** Words that YAML, in one version or another, reads as something else than text. */
const WORD = /^(?:true|false|null|yes|no|on|off|y|n)$/iu;

/** What may not stand in YAML as it is, or ends a line there. */
const UNPRINTABLE = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A value in the form of JSON, which YAML reads as the same, on one line. */
export function quotedInYaml(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, escaped);
}

/** A text as YAML on one line: as it is where YAML reads it as itself, else quoted. */
export function inYaml(value: string): string {
  return PLAIN.test(value) && !WORD.test(value) ? value : quotedInYaml(value);
}

/** graphql-config puts variables of the environment where it finds a dollar sign with a brace. */
function text(value: string): string {
  return inYaml(value).replaceAll("$", "\\x24");
}

function isList(value: Setting): value is readonly Setting[] {
  return Array.isArray(value);
}

function lines(value: Setting): readonly string[] {
  if (typeof value === "string") return [text(value)];
  // graphql-config puts the folder there, in which the command runs.
  if (value instanceof OwnFile) return [`"\${PWD}/${value.path}"`];
  if (typeof value !== "object" || value === null) return [String(value)];
  if (isList(value)) return value.flatMap((entry) => [`- ${lines(entry).join("\n  ")}`]);
  return Object.entries(value).flatMap(([name, entry]) => (entry === undefined ? [] : property(name, entry)));
}

function property(name: string, value: Setting): readonly string[] {
  const [first = "", ...rest] = lines(value);
  if (typeof value !== "object" || value === null || value instanceof OwnFile) return [`${text(name)}: ${first}`];
  return [`${text(name)}:`, ...[first, ...rest].map((line) => `  ${line}`)];
}

/**
 * Settings as YAML, with a line break at the end.
 *
 * @param settings of any depth; empty lists and maps have no form here and are left out before
 */
export function toYaml(settings: Settings): string {
  return `${lines(settings).join("\n")}\n`;
}
