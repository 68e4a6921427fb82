import { textsIn } from "./optionText";
import { inYaml, quotedInYaml } from "./written";
import type { Setting, Settings } from "./written";

/** A line of front matter, as a reader types it. */
export type FrontMatterLine = readonly [key: string, value: string];

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;
const WORDS: Readonly<Record<string, Setting>> = { true: true, false: false, null: null };

/** Unquoted text that YAML, but not JSON, reads as a number or a constant: `True`, `.inf`, `0o17`. */
const AMBIGUOUS = /^(?:true|false|null|[-+]?\.(?:inf|nan)|0o[0-7]+)$/iu;

/** Quoted and unquoted strings of a YAML flow collection. Unquoted strings with rare or special characters don't match. */
const TEXTS =
  /"(?:[^"\\]|\\.)*"|'((?:[^']|'')*)'|((?:-(?=\d)|[^\s,[\]{}"':#&*!|>%@`?~-])(?:[^\s,[\]{}:]|:(?=[^\s,[\]{}])| +(?=[^\s,[\]{}:#]))*)/gu;

function textInJson(written: string, single: string | undefined, plain: string | undefined): string {
  if (single !== undefined) return JSON.stringify(single.replaceAll("''", "'"));
  if (plain === undefined || NUMBER.test(plain) || Object.hasOwn(WORDS, plain)) return written;
  // `?` is not JSON, so `flowIn` fails and the whole value stays a text.
  return AMBIGUOUS.test(plain) || !Number.isNaN(Number(plain)) ? "?" : JSON.stringify(plain);
}

/** Parses a value in quotes or brackets as YAML; undefined when it is malformed. */
function flowIn(typed: string): unknown {
  if (!/^["'[]/u.test(typed)) return undefined;
  try {
    return JSON.parse(typed.replaceAll(TEXTS, textInJson)) as unknown;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Parses `true`, `false`, `null`, numbers, and values in quotes or brackets as YAML; anything else is text. */
function parseValue(typed: string): Setting {
  if (Object.hasOwn(WORDS, typed)) return WORDS[typed] ?? null;
  if (NUMBER.test(typed)) return String(Number(typed)) === typed ? Number(typed) : typed;
  const flow = flowIn(typed);
  const isSupported = typeof flow === "string" || (Array.isArray(flow) && flow.every(isScalar));
  return isSupported ? (flow as Setting) : typed;
}

/** Writes a typed value as YAML. */
function formatValue(typed: string): Setting {
  const value = parseValue(typed);
  if (typeof value === "string") return NUMBER.test(value) ? value : inYaml(value);
  return Array.isArray(value) ? quotedInYaml(value) : value;
}

/**
 * Characters that could turn a value into code: a theme may write it into HTML, and Docusaurus writes it into a string of a
 * module, which a quote or a backslash can end.
 */
const UNSAFE = /["<>\\]/u;

/**
 * The keys that a reader may set: every framework treats their values as plain text, numbers or switches. Other keys can name
 * code (`layout` in Astro), a file to publish (`image` in Docusaurus), HTML (`banner` in Starlight), a URL, or another parser
 * for the page (`markup` in Hugo), and a link to the playground may bring front matter that somebody else wrote. Grouped by
 * framework, Docusaurus first.
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

/** Returns a sentence that says why a line of front matter is skipped; undefined for a line that is written or has no key. */
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
 * Converts lines of front matter to the tool's setting. The tool writes keys and values without quotes, so they are YAML
 * already.
 */
export function frontMatterOf(lines: readonly FrontMatterLine[]): Settings {
  const kept = lines.filter((line) => line[0].trim() !== "" && refusalOf(line) === undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key.trim(), formatValue(value.trim())]));
}
