import { describe, expect, it } from "vitest";
import { headingsOf } from "./markdown/headings";
import { readPages } from "./markdown/pages";
import { parsePage } from "./markdown/parse";
import { releasesIn } from "./prose/releases";
import { frontMatterFaults } from "./prose/frontMatter";
import { headingFaults } from "./prose/headings";
import { styleFaults } from "./prose/style";
import { substanceFaults } from "./prose/substance";
import { wordingFaults } from "./prose/wording";

const pages = await readPages();

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_, page) => {
  it("has headings of one style, without a jump between levels", () => {
    expect(headingFaults(page.tree)).toEqual([]);
  });

  it("has short sentences without banned words", () => {
    expect(wordingFaults(page.tree)).toEqual([]);
  });

  it("reads as a technical writer would write it", async () => {
    expect(await styleFaults(page.tree)).toEqual([]);
  });

  it("has a title, a description and keywords", () => {
    expect(frontMatterFaults(page)).toEqual([]);
  });

  it("has an example, a link onward, and a text for each image", () => {
    expect(substanceFaults(page)).toEqual([]);
  });
});

describe("the style", () => {
  it.each([
    ["a word that nobody would say", "The remedy is to mend it.", ['"remedy": say "fix"', '"mend": say "fix"']],
    ["an address that is a URL", "Open the address.", ['"address": say "URL"']],
    ["a word twice", "Run the the command.", [/Unexpected repeated `the`/u]],
    ["a wrong article", "Write a object.", [/Unexpected article `a` before `object`, expected `an`/u]],
    ["a long word", "Utilize it.", [/Unexpected `Utilize`, use `use` instead/u]],
    ["a contraction without its apostrophe", "It isnt there.", [/missing apostrophe in `isnt`/u]],
    ["a word that leaves people out", "The chairman decides.", [/Potentially insensitive use of `chairman`/iu]],
  ])("has no place for %s", async (_, body, faults) => {
    const page = await parsePage("page.mdx", `${body}\n`);
    expect(await styleFaults(page.tree)).toEqual(
      faults.map((fault) => expect.stringMatching(fault instanceof RegExp ? fault : `^line 1: ${fault}$`) as unknown),
    );
  });

  it("has a place for code, and for terms of the field", async () => {
    const page = await parsePage(
      "page.mdx",
      "It implements `a remedy` and the interface; there is no additional request.\n",
    );
    expect(await styleFaults(page.tree)).toEqual([]);
  });
});

const frontMatter = {
  title: "A page",
  description: "What the page is about, in a sentence that is neither short nor long.",
  keywords: ["one", "two", "three"],
};

async function faultsOf(body: string, changes: object = {}): Promise<string[]> {
  const page = await parsePage("page.mdx", `---\n${JSON.stringify({ ...frontMatter, ...changes })}\n---\n${body}\n`);
  return [
    ...headingFaults(page.tree),
    ...wordingFaults(page.tree),
    ...frontMatterFaults(page),
    ...substanceFaults(page),
  ];
}

const complete = "Read [the next page](./next.mdx).\n\n```text\nsome code\n```\n\n";

describe("a page", () => {
  it("may name things that no text may say, in code", async () => {
    const body =
      "## Set `Print Type` for mdBook\n\nWrite `just`.\n\n### MkDocs and Hugo {#hugo}\n\n```text\nsimply\n```\n";
    expect(await faultsOf(complete + body)).toEqual([]);
  });

  it("may have a sentence of forty words, and several after each other", async () => {
    const sentence = `Release 1.35.0 has ${"word ".repeat(36)}\nend.`;
    expect(await faultsOf(`${complete}${sentence} ${sentence} \`Code\` ends it.`)).toEqual([]);
  });

  it.each([
    [
      "a heading in title case",
      "## Load Your Schema",
      'line 10: the heading "Load Your Schema" is not in sentence case',
    ],
    ["a heading in small letters", "## load it", 'line 10: the heading "load it" starts with a small letter'],
    ["a heading that asks", "## Why not?", 'line 10: the heading "Why not?" ends with a mark'],
    ["a heading of the title's level", "# Again", 'line 10: the heading "Again" repeats the level of the title'],
    ["a jump between levels", "### Deep", 'line 10: the heading "Deep" jumps from level 1 to 3'],
    ["a banned word", "You simply\nrun it.", 'line 10: "simply"'],
    ["a banned word in a table", "| A |\n| - |\n| It is **Easy** |", 'line 12: "Easy"'],
    ["a banned word in an admonition", ":::tip[Just do it]\n\nText.\n\n:::", 'line 10: "Just"'],
    ["a banned word in a tab", "<TabItem>\n\n- Obviously.\n\n</TabItem>", 'line 12: "Obviously"'],
    [
      "a sentence of 41 words",
      `Text. Word ${"word ".repeat(40)}`,
      expect.stringMatching(/^line 10: 41 words in "Word/u),
    ],
    ["a block without a language", "```\nx\n```", "line 10: a code block without a language"],
    ["an image without a text", "![](./x.png)", "line 10: an image without a text for those who do not see it"],
    ["an element of an image without a text", "<img src='/x.png' />", expect.stringMatching(/^line 10: an image/u)],
    ["a link that says nothing", "Look [here](./x.mdx).", "line 10: a link that does not say where it leads"],
  ])("is found out when it has %s", async (_, body, fault) => {
    expect(await faultsOf(complete + body)).toEqual([fault]);
  });

  it.each([
    [
      "no link and no example",
      "See [above](#a) and [there](https://example.org).",
      ["no example in code", "no link onward to another page"],
      {},
    ],
    ["a short description", complete, ["the description has 5 characters, not 50 to 160"], { description: "Short" }],
    ["too few keywords", complete, ["2 keywords, not 3 to 8"], { keywords: ["one", "two"] }],
    ["a keyword twice", complete, ["a keyword stands twice"], { keywords: ["one", "two", "one"] }],
    ["no keywords", complete, ["no keywords"], { keywords: null }],
  ])("is found out when it has %s", async (_, body, faults, changes) => {
    expect(await faultsOf(body, changes)).toEqual(faults);
  });
});

describe("the pages", () => {
  it("are all read", () => {
    expect(pages.length).toBeGreaterThanOrEqual(20);
  });

  it("name releases eight times at most, since each of them ages", () => {
    expect(
      pages.flatMap(({ path, tree }) => releasesIn(tree).map((release) => `${path}: ${release}`)).length,
    ).toBeLessThanOrEqual(8);
  });

  it("tell what can go wrong on four pages at most", () => {
    const told = pages.filter(({ tree }) => headingsOf(tree).some(({ text }) => /^what can go wrong/iu.test(text)));
    expect(told.length).toBeLessThanOrEqual(4);
  });

  it.each(["title", "description"])("share no %s", (key) => {
    const values = pages.map(({ frontMatter }) => frontMatter[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });
});
