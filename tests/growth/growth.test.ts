import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { suspectFrom } from "@site/src/plugins/playground/browser/liveCode/suspect";
import { HASH_PREFIX } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";
import { BrokenLinkError, inputOf, pack } from "@site/src/plugins/playground/browser/ui/saved/link";
import { escapeMarkup } from "@site/src/plugins/playground/browser/worker/tool/escape";
import { optionsWith } from "../playground/options";
import { MARKUP, manyMistakes, repeating } from "../playground/schemas";
import { generated, lastOf } from "../unit/plugins/playground/worker/answers";
import { startWorker } from "../unit/plugins/playground/worker/bundledWorker";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";

/** Ratio of the larger input to the smaller. */
const RATIO = 8;

/** Threshold between linear work, which takes `RATIO` times as long, and quadratic work, which takes `RATIO` squared. */
const LINEAR = 24;

/** Number of tries: the least warms up the code; the most gives a busy machine a chance of an undisturbed try. */
const TRIES = { least: 3, most: 30 };

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures how many times as long `work` takes with an input that is `RATIO` times as large. A result below `LINEAR` means that the
 * time is linear and not quadratic, on any machine. Other load only adds time, so the shortest time of each input counts, and both
 * are tried again while the result looks quadratic.
 *
 * @param size - of the larger input, in the unit of `work`
 * @param work - called with the size of its input
 */
async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let round = 0; round < TRIES.least || (large / small >= LINEAR && round < TRIES.most); round += 1) {
    small = Math.min(small, await timeOf(() => work(Math.round(size / RATIO))));
    large = Math.min(large, await timeOf(() => work(size)));
  }
  return large / small;
}

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

const run = promisify(execFile);

/** Two versions of a schema. In the new one, each type has one more field, and an argument that became required. */
function versions(types: number): readonly [old: string, current: string] {
  const numbers = Array.from({ length: types }, (_, at) => String(at));
  const query = `type Query {\n${numbers.map((number) => `  q${number}: T${number}\n`).join("")}}\n`;
  const old = numbers.map((number) => `type T${number} {\n  a(x: Int): T0\n}\n`);
  const current = numbers.map((number) => `type T${number} {\n  a(x: Int!): T0\n  b: Int\n}\n`);
  return [query + old.join(""), query + current.join("")];
}

it("comparing schemas of 2,000 types takes linear time", async () => {
  const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };
  const folder = await temporaryFolder({ "options.json": JSON.stringify({ loaders }) });
  const compare = async (types: number): Promise<void> => {
    const [old, current] = versions(types);
    await writeFiles(folder, { "old.graphql": old, "new.graphql": current });
    const files = ["old.graphql", "new.graphql", "options.json"].map((name) => `${folder}/${name}`);
    const [oldFile = "", newFile = "", config = ""] = files;
    const args = ["changes", oldFile, newFile, "--config", config, "--format", "json"];
    const { stdout } = await run(process.execPath, ["packages/schema-report/cli.mjs", ...args], { maxBuffer: 2 ** 28 });
    expect(stdout).toContain(`${String(2 * types)} changes: ${String(types)} breaking`);
  };
  expect(await growth(2000, compare)).toBeLessThan(LINEAR);
});
