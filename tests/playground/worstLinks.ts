import { frontMatterKeys } from "@site/src/plugins/playground/browser/configuration/frontMatter";
import { BOUNDS } from "@site/src/plugins/playground/browser/page/link";
import type { PlaygroundInput } from "@site/src/plugins/playground/browser/protocol";
import { optionsWith } from "./options";

/** Room for a schema: the bound of a link without its brackets and quotes, and some for options. */
const ROOM = BOUNDS.unpacked - 200;

/** As many copies of a text as fit; in the JSON of a link, some letters take two. */
function filled(unit: string, room = ROOM): string {
  return unit.repeat(Math.floor(room / (JSON.stringify(unit).length - 2)));
}

/** A schema with a page of one description, which is shown at once, as it is that of the only type. */
function described(description: string): string {
  return `type Query { all: All }\n"""\n${description}\n"""\ntype All { id: ID }\n`;
}

const ofDescription = (unit: string, room?: number): string => described(filled(unit, (room ?? ROOM) - 100));

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));

const everyOption = optionsWith({
  groupByDirective: {
    directive: "d".repeat(BOUNDS.text),
    field: "f".repeat(BOUNDS.text),
    fallback: "g".repeat(BOUNDS.text),
  },
  skipDocDirective: many(BOUNDS.entries).map((at) => `s${at}`.padEnd(BOUNDS.text, "s")),
  onlyDocDirective: many(BOUNDS.entries).map((at) => `o${at}`.padEnd(BOUNDS.text, "o")),
  frontMatter: many(BOUNDS.entries).map((at) => [
    frontMatterKeys[Number(at) % frontMatterKeys.length] ?? "",
    "v".repeat(BOUNDS.text),
  ]),
});

/** Links that are accepted and give a tab as much to do as their bounds allow, each in a way of its own. */
export const worstLinks: Readonly<Record<string, PlaygroundInput>> = {
  "every field of the options full": { source: "type Query { a: Int }", options: everyOption },
  "one line": { source: `# ${filled("long ")}`, options: optionsWith() },
  "nothing but line breaks": { source: filled("\n"), options: optionsWith() },
  "braces that nothing closes": { source: filled("{"), options: optionsWith() },
  "parentheses and brackets in turn": { source: filled("([ "), options: optionsWith() },
  "types on one line": {
    source: `type Query { a: Int } ${many(4900)
      .map((at) => `type T${at} { a: Int }`)
      .join(" ")}`,
    options: optionsWith(),
  },
  "one type of many fields": { source: `type Query { ${filled("a(b: Int): Int ")} }`, options: optionsWith() },
  "as many pages as there may be": {
    source: `type Query {\n${many(9800)
      .map((at) => `f${at}: Int`)
      .join("\n")}\n}`,
    options: optionsWith({ hierarchy: "flat" }),
  },
  "pages that share files": {
    source: many(2400)
      .map((at) => `scalar An${at}\nscalar An_${at}`)
      .join("\n"),
    options: optionsWith(),
  },
  "mistakes on every line": { source: `type Query {\n${filled("a: B\n")}}`, options: optionsWith() },
  "mistakes on one line": { source: `type Query { ${filled("a: B ")}}`, options: optionsWith() },
  "a page of one paragraph": { source: ofDescription("word "), options: optionsWith() },
  "a page of list items": { source: ofDescription("- point\n"), options: optionsWith() },
  "a page of code blocks": { source: ofDescription("```js\na\n```\n\n"), options: optionsWith() },
  "a page of table cells": {
    source: described(`${filled("|a", 400)}|\n${filled("|-", 400)}|\n${filled(`${filled("|b", 400)}|\n`, 300_000)}`),
    options: optionsWith(),
  },
  "a page of admonitions": { source: ofDescription(":::note\n\na\n\n:::\n\n"), options: optionsWith() },
  "code on one line": {
    source: described(`\`\`\`js\n${filled("a(", 300_000)}\n\`\`\``),
    options: optionsWith(),
  },
  "code that is a comment without end": {
    source: described(`\`\`\`css\n${filled("/* a:b{", 300_000)}\n\`\`\``),
    options: optionsWith(),
  },
  "code on many long lines": {
    source: described(`\`\`\`graphql\n${filled(`${filled("a(b:Int)", 1000)}\n`, 300_000)}\`\`\``),
    options: optionsWith(),
  },
  "front matter, formatted by Prettier": {
    source: "type Query { a: Int }",
    options: { ...everyOption, skipDocDirective: [], onlyDocDirective: [], pretty: true },
  },
};
