import { readdir } from "node:fs/promises";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { readBuilt } from "./site";

const $ = load(await readBuilt("index.html"));

/** The elements between an h2 and the next h2. */
const elementsBelow = (id: string) => $(`h2#${id}`).nextUntil("h2");

it("the home page has its five sections in order", () => {
  const headings = Array.from($("main h2"), (heading) => $(heading).attr("id"));
  expect(headings).toEqual(["install", "what-it-does", "frameworks", "who-uses-it", "next-steps"]);
});

it("the home page has two commands per package manager for each kind of framework", () => {
  const lines = Array.from(elementsBelow("install").find("pre .token-line"), (line) => $(line).text().trim());
  const commandsFor = (tool: string): string[] => [
    ...["npm install", `npx ${tool}`],
    ...["yarn add", `yarn ${tool}`],
    ...["pnpm add", `pnpm ${tool}`],
    ...["bun add", `bunx ${tool}`],
  ];
  expect(lines.map((line) => line.split(" ", 2).join(" "))).toEqual([
    ...commandsFor("docusaurus"),
    ...commandsFor("gqlmd"),
  ]);
});

it("no tab panel of the home page contains tabs", () => {
  expect([$("[role=tablist]").length > 0, $("[role=tabpanel] [role=tablist]").length]).toEqual([true, 0]);
});

it("the home page shows the output in three pictures with a sentence each", () => {
  const cards = elementsBelow("what-it-does").filter("ul").children("li");
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect($(card).find("img").attr("alt")).toMatch(/\w{3}.*\.$/u);
    expect($(card).find("h3")).toHaveLength(1);
    expect($(card).find("p").text()).toMatch(/^[^.]+\.$/u);
  }
});

it("the home page links to the page of each framework", async () => {
  const links = Array.from(elementsBelow("frameworks").find("a"), (link) => $(link).attr("href"));
  const files = await readdir("docs/guides/frameworks");
  const pages = files.map((file) => `/docs/guides/frameworks/${file.replace(/\.mdx$/u, "")}`);
  expect(pages.length).toBeGreaterThan(8);
  expect(links).toEqual(expect.arrayContaining(["/docs/guides/docusaurus", ...pages]));
});

it("the home page names sites of the showcase in one sentence", () => {
  expect(elementsBelow("who-uses-it").text()).toMatch(/^IOTA, Mozilla .*, Swan, and \d+ other public sites\.$/u);
});
