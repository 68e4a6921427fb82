import retextContractions from "retext-contractions";
import retextEnglish from "retext-english";
import retextEquality from "retext-equality";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import { unified } from "unified";
import { VFile } from "vfile";
import { attributeOf, headingsOf, lineOf, nodesOf, textOf, walk } from "../markdown/pages";
import type { MarkdownNode, Page } from "../markdown/pages";

/** Unusual words, and the plain words to use instead. */
const PREFERRED: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\baddress(?:es)?\b/iu, "URL"],
  [/\b(?:remedy|remedies|remedied)\b/iu, "fix"],
  [/\b(?:mend|repair)(?:s|ed|ing)?\b/iu, "fix"],
  [/\bpass(?:es|ed)? over\b/iu, "skip"],
  [/\b(?:sturdy|sturdier|sturdiest)\b/iu, "robust"],
  [/\bneighbourhoods?\b/iu, "related types"],
  [/\bstand-ins?\b/iu, "shim"],
  [/\ball the same\b/iu, "anyway"],
  [/\b(?:furnish|furnishes|furnished)\b/iu, "provide"],
  [/\bin vain\b/iu, "nothing"],
  [/\bshall\b/iu, "will"],
  [/\bupon\b/iu, "on"],
  [/\bwhilst\b/iu, "while"],
  [/\bthus\b/iu, "so"],
  [/\bhence\b/iu, "so"],
];

/** Words that retext-simplify would replace, although they are technical terms or already plain. */
const KEPT = [
  "additional",
  "all of",
  "as to",
  "address",
  "component",
  "convert",
  "currently",
  "delete",
  "effect",
  "forward",
  "function",
  "has no effect",
  "implement",
  "interface",
  "it is",
  "maintain",
  "multiple",
  "option",
  "parameters",
  "previous",
  "remain",
  "render",
  "request",
  "require",
  "required",
  "requires",
  "submit",
  "there are",
  "there is",
  "type",
];

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextContractions, { straight: true })
  .use(retextEquality)
  .use(retextSimplify, { ignore: KEPT });

/** Checks the sentences of a page with retext and the list of preferred words. */
export async function styleFaults(tree: MarkdownNode): Promise<string[]> {
  const faults = sentencesOf(tree).map(async ({ text, line }) => {
    const found = [...wrongWords(text), ...(await remarksOn(text))];
    return found.map((fault) => `line ${String(line)}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

function wrongWords(text: string): string[] {
  return PREFERRED.flatMap(([wrong, right]) => {
    const [found] = wrong.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": say "${right}"`];
  });
}

async function remarksOn(text: string): Promise<string[]> {
  const file = new VFile(text);
  await english.run(english.parse(file), file);
  return file.messages.map(({ reason }) => reason);
}

/** Checks the title, the description and the keywords of a page. */
export function frontMatterFaults({ frontMatter }: Page): string[] {
  const { title, description, keywords } = frontMatter;
  return [
    ...(typeof title === "string" ? headingStyleFaults(title).map((fault) => `the title ${fault}`) : ["no title"]),
    ...descriptionFaults(description),
    ...keywordFaults(keywords),
  ];
}

function descriptionFaults(description: unknown): string[] {
  if (typeof description !== "string") return ["no description"];
  const { length } = description;
  return [
    ...(length < 50 || length > 160 ? [`the description has ${String(length)} characters, not 50 to 160`] : []),
    ...bannedWords(description).map((word) => `the description says "${word}"`),
  ];
}

function keywordFaults(keywords: unknown): string[] {
  if (!Array.isArray(keywords)) return ["no keywords"];
  const texts = keywords.filter((keyword) => typeof keyword === "string" && keyword.trim() !== "");
  return [
    ...(keywords.length < 3 || keywords.length > 8 ? [`${String(keywords.length)} keywords, not 3 to 8`] : []),
    ...(texts.length < keywords.length ? ["a keyword is not a string"] : []),
    ...(new Set(texts).size < texts.length ? ["a keyword is repeated"] : []),
  ];
}

/** Names that keep their capital inside a heading. */
const NAMES = new Set([
  "Astro",
  "Docusaurus",
  "Fumadocs",
  "Git",
  "Hugo",
  "Markdown",
  "Mermaid",
  "Node.js",
  "Prettier",
  "Starlight",
  "Vocs",
]);

/** Names of several words that keep their capitals. */
const LONG_NAMES = /\b(?:Cloudflare|GitHub|GitLab) Pages\b/gu;

/** Checks the levels and the wording of a page's headings. */
export function headingFaults(tree: MarkdownNode): string[] {
  return headingsOf(tree).flatMap(({ text, depth, line }) => {
    const faults = headingStyleFaults(text);
    if (depth > 3) faults.push("is deeper than three levels");
    return faults.map((fault) => `line ${String(line)}: the heading "${text}" ${fault}`);
  });
}

/**
 * Checks that a heading or a title is in sentence case, without punctuation at its end.
 *
 * @param text with inline code between backticks
 */
function headingStyleFaults(text: string): string[] {
  const faults: string[] = [];
  const [first = "", ...rest] = text
    .replaceAll(/`[^`]*`/gu, "0")
    .replaceAll(LONG_NAMES, "0")
    .split(/[\s/]+/u);
  if (/^\p{Ll}+$/u.test(first)) faults.push("starts with a lower-case letter");
  if (rest.some(isCapitalised)) faults.push("is not in sentence case");
  if (/[.:;,!?]$/u.test(text)) faults.push("ends with punctuation");
  return faults;
}

/** Whether a word is capitalised but neither a name nor an abbreviation. */
function isCapitalised(word: string): boolean {
  const bare = word.replaceAll(/^\P{Letter}+|\P{Letter}+$/gu, "");
  return /^\p{Lu}\P{Lu}*$/u.test(bare) && !NAMES.has(bare);
}

/** Maximum number of words of some pages, as `wc -w` counts them, with code and front matter. */
export const LIMITS: Readonly<Record<string, number>> = {
  "docs/advanced/integration-with-frameworks.mdx": 350,
  "docs/get-started.mdx": 750,
  "docs/guides/custom-formatter.mdx": 1000,
  "docs/guides/federation.mdx": 650,
  "docs/guides/large-schemas.mdx": 450,
  "docs/guides/windows.mdx": 550,
  "docs/how-it-works.mdx": 700,
  "docs/settings.mdx": 2500,
  "docs/troubleshooting.mdx": 2300,
  "docs/try-it.mdx": 450,
};

/** Limits for the words outside code on the page of a framework, so that all these pages take equally long to read. */
const OF_FRAMEWORKS = { least: 150, most: 250 };

/** Checks that a page does not grow beyond its limit. */
export function lengthFaults(path: string, source: string): string[] {
  const words = source.split(/\s+/u).filter(Boolean).length;
  const limit = LIMITS[path] ?? Number.POSITIVE_INFINITY;
  return words > limit ? [`${String(words)} words, more than ${String(limit)}`] : [];
}

/** Checks the length of a framework's page, without code and front matter. */
export function frameworkLengthFaults(path: string, tree: MarkdownNode): string[] {
  if (!path.startsWith("docs/guides/frameworks/")) return [];
  const words = sentencesOf(tree).reduce((sum, sentence) => sum + sentence.words, 0);
  const { least, most } = OF_FRAMEWORKS;
  return words < least || words > most
    ? [`${String(words)} words outside code, not ${String(least)} to ${String(most)}`]
    : [];
}

/** Phrases that readers had to read twice, and what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bin step with\b/iu, "match, or: update … when … changes"],
  [/\bdirectives in words\b/iu, "what each directive means"],
  [/\bfields apart\b/iu, "fields in one place"],
  [/\b(?:one|each) entry\b/iu, "each type and operation"],
  [/\bschema of (?:somebody|someone) else\b/iu, "someone else's schema"],
  [/\blists all that\b/iu, "lists everything that"],
  [/\beach if there is one\b/iu, "where they apply"],
  [/\boutside docusaurus, (?:let|run|that's|the command)\b/iu, "a block `bash tool`, which shows both commands"],
  [/\bchecked as files\b/iu, "we haven't built such a site"],
  [/\b(?:choose|with|than|without) the formatter to copy\b/iu, "the reference formatter"],
  [/\b(?:made with|same page with) (?:the|this) folder\b/iu, "the reference formatter"],
];

/** Finds phrases that readers had to read twice. */
export function phraseFaults(text: string): string[] {
  // Texts are wrapped anywhere.
  const line = text.replaceAll(/\s+/gu, " ");
  return PHRASES.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(line) ?? [];
    return found === undefined ? [] : [`"${found}": say "${instead}"`];
  });
}

/** Release numbers, such as 1.35.0, in the sentences of a page. */
export function releasesIn(tree: MarkdownNode): string[] {
  return sentencesOf(tree).flatMap(({ text }) => text.match(/\b\d+\.\d+\.\d+\b/gu) ?? []);
}

/** A sentence of a page, with each piece of inline code as one word. */
interface Sentence {
  readonly text: string;
  readonly words: number;
  /** Line on which its block starts. */
  readonly line: number;
}

/** Nodes whose text is split into sentences. */
const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);

/** Splits after full stops, but not within numbers such as 1.35.0 or abbreviations. */
const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The sentences of a page, without code. */
function sentencesOf(tree: MarkdownNode): Sentence[] {
  return [...walk(tree)].filter(({ type }) => BLOCKS.has(type)).flatMap(sentencesOfBlock);
}

/** The words of a text, without dashes and arrows. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
}

function sentencesOfBlock(block: MarkdownNode): Sentence[] {
  // A line break does not end a sentence.
  const text = textOf(block, () => "Code").replaceAll(/\s+/gu, " ");
  return [...segmenter.segment(text)].map(({ segment }) => ({
    text: segment.trim(),
    words: wordsOf(segment).length,
    line: lineOf(block),
  }));
}

/** Checks that a page has an example and a link, and that images and links have texts. */
export function substanceFaults({ tree }: Page): string[] {
  const nodes = [...walk(tree)];
  const onward = nodesOf(tree, "link").filter(({ url = "" }) => /^(?:\.{0,2}\/)/u.test(url));
  return [
    ...(nodes.some(({ type }) => type === "code") ? [] : ["no example in code"]),
    ...(onward.length > 0 ? [] : ["no link to another page"]),
    ...nodes
      .filter((node) => node.type === "image" || (node.type.startsWith("mdxJsx") && node.name === "img"))
      .filter((node) => (node.alt ?? attributeOf(node, "alt") ?? "").trim() === "")
      .map((node) => `line ${String(lineOf(node))}: an image without an alternative text`),
    ...nodesOf(tree, "link")
      .filter((node) => /^(?:|here|this|this page|link|click here|read more)$/iu.test(textOf(node).trim()))
      .map((node) => `line ${String(lineOf(node))}: a link whose text does not name its target`),
  ];
}

const MAX_WORDS = 40;

/** Words that belittle the reader's problems, praise the product, or promise features that don't exist. */
const BANNED =
  /\b(?:simpl[ey]|simplest|just|obvious(?:ly)?|easy|easily|easier|easiest|trivial(?:ly)?|effortless(?:ly)?|seamless(?:ly)?|powerful|blazing(?:ly)?|awesome|amazing|world-class|cutting-edge|best-in-class|coming soon|todo|fixme|lorem ipsum)\b/giu;

/** Finds banned words and long sentences on a page. */
export function wordingFaults(tree: MarkdownNode): string[] {
  return sentencesOf(tree).flatMap(({ text, words, line }) => [
    ...bannedWords(text).map((word) => `line ${String(line)}: "${word}"`),
    ...(words > MAX_WORDS ? [`line ${String(line)}: ${String(words)} words in "${text.slice(0, 60)}…"`] : []),
  ]);
}

function bannedWords(text: string): string[] {
  return [...text.matchAll(BANNED)].map(([word]) => word);
}
