/**
 * A file of the reader's project. The tool would resolve a relative path from its own folder, so JavaScript gets the URL of the
 * file, and YAML its absolute path.
 */
export class ProjectFile {
  /** @param path from the folder of the project */
  constructor(readonly path: string) {}
}

/** The reference formatter, where its README puts it: in a folder beside the configuration. */
export const referenceFormatter = new ProjectFile("formatter/index.mjs");

/** A value that can be written in both YAML and JavaScript. */
export type Setting = string | number | boolean | null | ProjectFile | readonly Setting[] | Settings;
/** Settings by name, in the order in which they are written; `undefined` stands for the tool's default. */
export interface Settings {
  readonly [name: string]: Setting | undefined;
}

/** Returns settings without undefined values, empty lists and empty maps; undefined when none is left. */
export function filled(settings: Settings): Settings | undefined {
  const entries = Object.entries(settings).filter(([, value]) => {
    return value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Text that needs no quotes in YAML: it starts with a letter, ends with a word character, and has no special character. */
const PLAIN = /^[A-Za-z](?:[\w./ -]*\w)?$/u;

/** Words that some version of YAML reads as a constant instead of text. */
const CONSTANT = /^(?:true|false|null|yes|no|on|off|y|n)$/iu;

/** Characters that YAML does not allow unescaped, or reads as a line break. */
const UNPRINTABLE = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A value as JSON on one line, which is valid YAML with the same meaning. */
export function quotedInYaml(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, escaped);
}

/** A text as YAML on one line. Quoted unless YAML certainly reads it as the same text without quotes. */
export function inYaml(value: string): string {
  return PLAIN.test(value) && !CONSTANT.test(value) ? value : quotedInYaml(value);
}

/** A text as YAML. The dollar sign is escaped, because graphql-config replaces `${NAME}` by an environment variable. */
function yamlText(value: string): string {
  return inYaml(value).replaceAll("$", "\\x24");
}

function isList(value: Setting): value is readonly Setting[] {
  return Array.isArray(value);
}

function yamlLines(value: Setting): readonly string[] {
  if (typeof value === "string") return [yamlText(value)];
  // graphql-config replaces `${PWD}` with the folder in which the command runs.
  if (value instanceof ProjectFile) return [`"\${PWD}/${value.path}"`];
  if (typeof value !== "object" || value === null) return [String(value)];
  if (isList(value)) return value.flatMap((entry) => [`- ${yamlLines(entry).join("\n  ")}`]);
  return Object.entries(value).flatMap(([name, entry]) => (entry === undefined ? [] : yamlProperty(name, entry)));
}

function yamlProperty(name: string, value: Setting): readonly string[] {
  const [first = "", ...rest] = yamlLines(value);
  if (typeof value !== "object" || value === null || value instanceof ProjectFile)
    return [`${yamlText(name)}: ${first}`];
  return [`${yamlText(name)}:`, ...[first, ...rest].map((line) => `  ${line}`)];
}

/**
 * Settings as YAML, with a line break at the end.
 *
 * @param settings of any depth, without empty lists and maps, which this does not support
 */
export function toYaml(settings: Settings): string {
  return `${yamlLines(settings).join("\n")}\n`;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/**
 * Writes the name of a property in JavaScript. `__proto__: …` would set the prototype; in brackets, it is a name like any
 * other.
 */
function propertyName(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

/**
 * A value as an expression of JavaScript.
 *
 * @param indent indentation of the line on which the expression starts
 */
export function toJavaScript(value: Setting | Settings, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof ProjectFile) return `new URL(${JSON.stringify(`./${value.path}`)}, import.meta.url).href`;
  const inner = `${indent}  `;
  if (isList(value)) {
    const flat = value.map((entry) => toJavaScript(entry, indent));
    if (!flat.some((entry) => entry.includes("\n"))) return `[${flat.join(", ")}]`;
    return `[\n${value.map((entry) => `${inner}${toJavaScript(entry, inner)},\n`).join("")}${indent}]`;
  }
  const properties = Object.entries(value).flatMap(([name, entry]) =>
    entry === undefined ? [] : [`${inner}${propertyName(name)}: ${toJavaScript(entry, inner)},\n`],
  );
  return `{\n${properties.join("")}${indent}}`;
}
