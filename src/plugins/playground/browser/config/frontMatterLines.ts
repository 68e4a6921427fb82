import { textsIn } from "./optionText";
import { inYaml, quotedInYaml } from "./written";
import type { Setting, Settings } from "./written";

/** A line of front matter, as a reader types it. */
export type FrontMatterLine = readonly [key: string, value: string];

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;
const CONSTANTS: Readonly<Record<string, Setting>> = { true: true, false: false, null: null };

/** Unquoted text that YAML, but not JSON, reads as a number or a constant: `True`, `.inf`, `0o17`. */
const AMBIGUOUS = /^(?:true|false|null|[-+]?\.(?:inf|nan)|0o[0-7]+)$/iu;

/** Matches strings of a YAML flow collection, quoted or not. Unquoted ones with rare or special characters don't match. */
const TEXTS =
  /"(?:[^"\\]|\\.)*"|'((?:[^']|'')*)'|((?:-(?=\d)|[^\s,[\]{}"':#&*!|>%@`?~-])(?:[^\s,[\]{}:]|:(?=[^\s,[\]{}])| +(?=[^\s,[\]{}:#]))*)/gu;

/**
 * Converts a match of `TEXTS` to JSON.
 *
 * @param single the content of a string in single quotes
 * @param plain an unquoted string
 */
function toJson(match: string, single: string | undefined, plain: string | undefined): string {
  if (single !== undefined) return JSON.stringify(single.replaceAll("''", "'"));
  if (plain === undefined || NUMBER.test(plain) || Object.hasOwn(CONSTANTS, plain)) return match;
  // `?` is not JSON, so `parseFlow` returns undefined and the whole value stays text.
  return AMBIGUOUS.test(plain) || !Number.isNaN(Number(plain)) ? "?" : JSON.stringify(plain);
}

/** Parses a value in quotes or brackets as YAML; undefined for any other value, and when it is malformed. */
function parseFlow(typed: string): unknown {
  if (!/^["'[]/u.test(typed)) return undefined;
  try {
    return JSON.parse(typed.replaceAll(TEXTS, toJson)) as unknown;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/**
 * Parses `true`, `false`, `null`, numbers, quoted strings and flat lists as YAML. Anything else is text. A number such as `1.50`
 * is text too, because it must be written as typed.
 */
function parseValue(typed: string): Setting {
  if (Object.hasOwn(CONSTANTS, typed)) return CONSTANTS[typed] ?? null;
  if (NUMBER.test(typed)) return String(Number(typed)) === typed ? Number(typed) : typed;
  const flow = parseFlow(typed);
  const isSupported = typeof flow === "string" || (Array.isArray(flow) && flow.every(isScalar));
  return isSupported ? (flow as Setting) : typed;
}

/** Returns the setting with which the tool writes a typed value as YAML. */
function formatValue(typed: string): Setting {
  const value = parseValue(typed);
  if (typeof value === "string") return NUMBER.test(typed) ? value : inYaml(value);
  return Array.isArray(value) ? quotedInYaml(value) : value;
}

/**
 * Characters that could turn a value into code: a theme may write the value into HTML, and Docusaurus writes it into a string of
 * a JavaScript module, which a quote or a backslash can end.
 */
const UNSAFE = /["<>\\]/u;

/**
 * The keys that a reader may set: every framework treats their values as plain data. Other keys can name code (`layout` in
 * Astro), a file to publish (`image` in Docusaurus), HTML (`banner` in Starlight), a URL, or another parser for the page
 * (`markup` in Hugo): that is unsafe, because a link to the playground can contain front matter that somebody else wrote. Grouped
 * by framework, Docusaurus first.
 */
export const frontMatterKeys: readonly string[] = [
  ...["description", "displayed_sidebar", "draft", "hide_table_of_contents", "hide_title", "id", "keywords"],
  ...[
    "pagination_label",
    "pagination_next",
    "pagination_prev",
    "sidebar_class_name",
    "sidebar_label",
    "sidebar_position",
  ],
  ...["tags", "title", "title_meta", "toc_max_heading_level", "toc_min_heading_level", "unlisted"],
  ...["lastUpdated", "next", "pagefind", "prev", "tableOfContents", "template"],
  ...["full", "icon", "searchable", "showAskAi", "showLogo", "showOutline", "showSidebar", "showTopNav"],
  ...["categories", "date", "expiryDate", "lastmod", "linkTitle", "publishDate", "series", "toc", "weight"],
  ...["_disableAffix", "_disableBreadcrumb", "_disableContribution", "_disableNavbar", "_disableToc"],
];

/** Returns a sentence on why a line of front matter is skipped; undefined when the line is written or has no key. */
export function refusalOf([key, value]: FrontMatterLine): string | undefined {
  const name = key.trim();
  if (name === "") return undefined;
  if (!frontMatterKeys.includes(name)) {
    return `${name} is left out: the framework may run or publish the value of a key that isn't known here. Add it to your configuration yourself.`;
  }
  return textsIn(parseValue(value.trim())).some((text) => UNSAFE.test(text))
    ? `${name} is left out: a framework may run a value that contains ", <, > or \\.`
    : undefined;
}

/**
 * Converts lines of front matter to the tool's `frontMatter` setting. The tool writes keys and values without quotes, so values
 * are converted to YAML here; the allowed keys need no quotes.
 */
export function frontMatterOf(lines: readonly FrontMatterLine[]): Settings {
  const kept = lines.filter((line) => line[0].trim() !== "" && refusalOf(line) === undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key.trim(), formatValue(value.trim())]));
}
