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

/** What YAML reads from quotes, brackets or braces; nothing when it is not well-formed. */
function flowIn(typed: string): unknown {
  if (!/^["'[{]/u.test(typed)) return undefined;
  try {
    return JSON.parse(typed.replaceAll(TEXTS, textInJson)) as unknown;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Text that a theme may take for HTML, as Starlight does in a banner. */
const isMarkup = (value: unknown): boolean => typeof value === "string" && /[<&]/u.test(value);

/**
 * Whether a list or map holds nothing that runs. Starlight adds elements with scripts to a page that has a list of maps as its
 * `head`, or a map in a map as its `sidebar`, so only texts, numbers and words may stand inside.
 */
function isHarmless(flow: unknown): boolean {
  if (isScalar(flow)) return true;
  if (Array.isArray(flow)) return flow.every(isScalar);
  return Object.values(flow as object).every((value) => isScalar(value) && !isMarkup(value));
}

/**
 * What a reader typed as a value: words such as `true`, numbers, and what stands in quotes, brackets or braces mean what they
 * mean in YAML. All else is text.
 */
function valueOf(typed: string): Setting {
  if (Object.hasOwn(WORDS, typed)) return WORDS[typed] ?? null;
  if (NUMBER.test(typed)) return String(Number(typed)) === typed ? Number(typed) : typed;
  const flow = flowIn(typed) ?? typed;
  if (typeof flow === "string" || !isHarmless(flow)) return inYaml(typeof flow === "string" ? flow : typed);
  return quotedInYaml(flow);
}

/** An address that runs, wherever a theme makes a link of a value. */
const SCRIPT = /(?<!\w)(?:javascript:|vbscript:|data:\w+\/)/iu;

/** A path to a file beside the page, or above it: Docusaurus publishes the one that `image` names, or runs it as a loader. */
const LOCAL = /^\.{1,2}[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)/u;

/**
 * Keys that name code (`layout` of Astro), a place in the output (`slug`), or another reader of the page (`mdx` of Docusaurus,
 * three of Hugo, which ignores case), and those that DocFX puts into a page as HTML.
 */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(
  "cascade conceptual content layout markup mdx rawtitle slug".split(" "),
);

const isUnsafeKey = (name: string): boolean => /^_(?:app|google)/iu.test(name) || UNSAFE_KEYS.has(name.toLowerCase());

/** Whether a framework could run a line of front matter, or publish a file by it. */
export function isUnsafeLine([key, value]: PlaygroundOptions["frontMatter"][number]): boolean {
  if (isUnsafeKey(key.trim())) return true;
  // Browsers skip white space and control characters in an address.
  const texts = textsIn(flowIn(value.trim()) ?? value).map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ""));
  return texts.some((text) => SCRIPT.test(text) || LOCAL.test(text));
}

/** Characters of a key as it is written; YAML allows 1,024. */
const MAX_KEY = 1000;

/** Keys that the tool drops when it merges settings, unless they have quotes. */
const UNSAFE = /^(?:constructor|prototype)$/u;

/** A key in YAML, or nothing when there is none, or it is too long. Presets take the first colon of a line for its end. */
function keyOf(typed: string): string | undefined {
  const name = typed.trim();
  const key = (UNSAFE.test(name) ? quotedInYaml(name) : inYaml(name)).replaceAll(":", String.raw`\x3a`);
  return name === "" || key.length > MAX_KEY ? undefined : key;
}

/** Whether a key cannot be written. */
export function isTooLong(typed: string): boolean {
  return typed.trim() !== "" && keyOf(typed) === undefined;
}

/**
 * The setting for lines of front matter. The tool writes keys and values without quotes, so they are YAML already.
 *
 * @param lines as they were typed
 */
export function frontMatterOf(lines: PlaygroundOptions["frontMatter"]): Settings {
  return Object.fromEntries(
    lines.flatMap((line): (readonly [string, Setting])[] => {
      const [typed, value] = line;
      const key = keyOf(typed);
      return key === undefined || isUnsafeLine(line) ? [] : [[key, valueOf(value.trim())]];
    }),
  );
}
