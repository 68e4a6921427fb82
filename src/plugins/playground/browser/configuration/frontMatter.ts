import type { PlaygroundOptions } from "../options";
import { textsIn } from "./optionText";
import type { Setting, Settings } from "./setting";
import { inYaml, quotedInYaml } from "./yaml";

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;
const WORDS: Readonly<Record<string, Setting>> = { true: true, false: false, null: null };

/** What YAML reads, unquoted, as a number or a constant, other than what JSON writes in the same way. */
const AMBIGUOUS = /^(?:true|false|null|[-+]?\.(?:inf|nan)|0o[0-7]+)$/iu;

/** Quoted texts and unquoted ones in a flow collection. Unquoted ones that are rare or mean something else are left out. */
const TEXTS =
  /"(?:[^"\\]|\\.)*"|'((?:[^']|'')*)'|((?:-(?=\d)|[^\s,[\]{}"':#&*!|>%@`?~-])(?:[^\s,[\]{}:]|:(?=[^\s,[\]{}])| +(?=[^\s,[\]{}:#]))*)/gu;

function textInJson(written: string, single: string | undefined, plain: string | undefined): string {
  if (single !== undefined) return JSON.stringify(single.replaceAll("''", "'"));
  if (plain === undefined || NUMBER.test(plain) || Object.hasOwn(WORDS, plain)) return written;
  // What is no JSON makes the whole a text.
  return AMBIGUOUS.test(plain) || !Number.isNaN(Number(plain)) ? "?" : JSON.stringify(plain);
}

/** What YAML reads from quotes or brackets; nothing when it is not well-formed. */
function flowIn(typed: string): unknown {
  if (!/^["'[]/u.test(typed)) return undefined;
  try {
    return JSON.parse(typed.replaceAll(TEXTS, textInJson)) as unknown;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether a theme could take a text for HTML. */
const hasMarkup = (text: string): boolean => text.includes("<");

/**
 * What a reader typed as a value: words such as `true`, numbers, and what stands in quotes or brackets mean what they mean in
 * YAML. All else is text.
 */
function valueOf(typed: string): Setting {
  if (Object.hasOwn(WORDS, typed)) return WORDS[typed] ?? null;
  if (NUMBER.test(typed)) return String(Number(typed)) === typed ? Number(typed) : typed;
  const flow = flowIn(typed);
  if (typeof flow === "string") return inYaml(flow);
  return Array.isArray(flow) && flow.every(isScalar) ? quotedInYaml(flow) : inYaml(typed);
}

/**
 * The keys that a reader may set, of which every framework makes a text, a number or a switch. Others can name code (`layout`
 * of Astro), a file to publish (`image` of Docusaurus), HTML (`banner` of Starlight), an address, or another reader of the page
 * (`markup` of Hugo), and links bring front matter of others. In the order of the frameworks, those of Docusaurus first.
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

/** Why a line of front matter is left out, in a sentence; nothing for one that is written, and for one without a key. */
export function refusalOf([key, value]: PlaygroundOptions["frontMatter"][number]): string | undefined {
  const name = key.trim();
  if (name === "") return undefined;
  if (!frontMatterKeys.includes(name)) {
    return `${name} is left out: a framework may run or publish what an unknown key names. Add it to your configuration yourself.`;
  }
  return hasMarkup(textsIn(flowIn(value.trim()) ?? value).join(" "))
    ? `${name} is left out: a theme may take its < for HTML.`
    : undefined;
}

/**
 * The setting for lines of front matter. The tool writes keys and values without quotes, so values are YAML already.
 *
 * @param lines as they were typed
 */
export function frontMatterOf(lines: PlaygroundOptions["frontMatter"]): Settings {
  const written = lines.filter((line) => line[0].trim() !== "" && refusalOf(line) === undefined);
  return Object.fromEntries(written.map(([key, value]) => [key.trim(), valueOf(value.trim())]));
}
