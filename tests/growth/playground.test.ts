import { expect, it } from "vitest";
import { suspectFrom } from "@site/src/plugins/playground/browser/liveCode/suspect";
import { HASH_PREFIX } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";
import { BrokenLinkError, inputOf, pack } from "@site/src/plugins/playground/browser/ui/saved/link";
import { escapeMarkup } from "@site/src/plugins/playground/browser/worker/tool/escape";
import { optionsWith } from "../playground/options";
import { MARKUP, manyMistakes, repeating } from "../playground/schemas";
import { generated, lastOf } from "../unit/plugins/playground/worker/answers";
import { startWorker } from "../unit/plugins/playground/worker/bundledWorker";
import { growth, LINEAR } from "./growth";

const worker = await startWorker();

const DECLARATION = "\nexport const Badge = (props) => <><span className={props.class}>{props.text}</span></>\n";

/** A page of the preset for Docusaurus, with its declaration before the description and code after it. */
function pageWith(description: string): { readonly path: string; readonly text: string } {
  const head = `---\nid: a\ntitle: A\n---\n\n${DECLARATION}`;
  return { path: "docs/a.mdx", text: `${head}\n\n${description}\n\n\`\`\`graphql\ntype A {\n  id: ID\n}\n\`\`\`\n` };
}

it.each([
  "```a\n",
  "<a ",
  "<b b={",
  "](",
  "](a",
  "`",
  "`a ",
  "<b>",
  "a <b> </b> ",
  ":a",
  "\\",
  "- ",
  '<b b="',
  "\n---",
  "a\u2028```\n",
])("searching a page of repeated %j for live code takes linear time", async (piece) => {
  const search = (length: number): unknown =>
    suspectFrom(pageWith(piece.repeat(length / piece.length)), "docusaurus", DECLARATION);
  expect(await growth(2_000_000, search)).toBeLessThan(LINEAR);
});

// The tool's own function takes quadratic time.
it("escaping text takes linear time", async () => {
  expect(await growth(256_000, (length) => escapeMarkup("<".repeat(length)))).toBeLessThan(LINEAR);
});

it("finding the mistakes of a schema takes linear time", async () => {
  const mistakesIn = async (count: number): Promise<unknown> =>
    lastOf(await worker.ask({ source: manyMistakes(count), options: optionsWith() }), "invalid");
  expect(await growth(2000, mistakesIn)).toBeLessThan(LINEAR);
});

it.each(MARKUP)("writing a page with a description of repeated %j takes linear time", async (unit) => {
  const pageOf = (length: number): Promise<unknown> => generated(worker, repeating(unit, length));
  expect(await growth(256_000, pageOf)).toBeLessThan(LINEAR);
});

// A scan that begins again at each quote takes quadratic time.
it.each([String.raw`\"`, '"', String.raw`\\"`, '"\\'])(
  "rejecting a link of repeated %s takes linear time",
  async (text) => {
    const open = async (length: number): Promise<void> => {
      const hash = HASH_PREFIX + (await pack(text.repeat(length / text.length - 1) + "\\"));
      await expect(inputOf(hash)).rejects.toThrow(BrokenLinkError);
    };
    expect(await growth(24_000, open)).toBeLessThan(LINEAR);
  },
);
