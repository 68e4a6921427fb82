/** Checks that a docs instance needs only an entry in `src/data/instances.ts` and a folder with pages. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyPages, copyProject } from "../copy/project";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");

const ENTRY = `  {
    id: "cookbook",
    routeBasePath: "cookbook",
    landing: "cookbook/",
    label: "Cookbook",
    summary: "recipes",
    generated: false,
    inSitemap: true,
    searchArea: "Docs",
    llms: { section: "Cookbook", overviewOnly: false },
    socialImage: { src: "img/social/home.png", alt: "A type of a schema on the left, its page on the right." },
  },
];
`;

const page = (title: string): string =>
  `---\ntitle: ${title}\ndescription: A recipe that is only here to show that an instance needs one entry.\n---\n\n## Quincebread\n\nBake the ${title}.\n`;

/** Script that searches the index of the copy, whose sections are the instances of the copy. */
const SEARCH_SCRIPT = `
import { readIndex } from "@site/packages/search/src/build/unpack";
import { engineOver } from "@site/packages/search/src/testing/engineOver";
const { hits } = await engineOver(await readIndex("build")).search("quincebread");
console.log(JSON.stringify(hits.map(({ document, siteSection }) => [document.sectionRoute, siteSection])));
`;

let parent: string;
let copy: string;
const built = (file: string): Promise<string> => readFile(path.join(copy, "build", file), "utf8");

beforeAll(async () => {
  parent = await mkdtemp(path.join(await realpath(tmpdir()), "instances-"));
  copy = path.join(parent, "site");
  await copyProject(root, copy);
  await copyPages(root, copy);
  const registry = path.join(copy, "src/data/instances.ts");
  const source = await readFile(registry, "utf8");
  await writeFile(registry, source.replace(/\];\n$/u, ENTRY));
  await mkdir(path.join(copy, "cookbook"));
  await writeFile(path.join(copy, "cookbook/index.mdx"), page("Starters"));
  await writeFile(path.join(copy, "cookbook/soup.mdx"), page("Soup"));
  await run("npx", ["docusaurus", "build"], { cwd: copy, env: { ...process.env, CI: "true" }, maxBuffer: 1 << 26 });
}, 600_000);

afterAll(() => rm(parent, { recursive: true, force: true }));

it("a fifth instance has its pages and a sidebar", async () => {
  const $ = load(await built("cookbook/soup/index.html"));
  expect($("h1").text()).toBe("Soup");
  const links = $(".theme-doc-sidebar-menu a").toArray();
  expect(links.map((link) => $(link).text())).toEqual(["Soup", "Starters"]);
});

it("the search finds pages of a fifth instance", async () => {
  const script = path.join(copy, "search.mts");
  await writeFile(script, SEARCH_SCRIPT);
  const { stdout } = await run("npx", ["tsx", script], { cwd: copy });
  expect(JSON.parse(stdout)).toEqual(
    expect.arrayContaining([
      ["/cookbook/#quincebread", "Cookbook"],
      ["/cookbook/soup#quincebread", "Cookbook"],
    ]),
  );
});

it("llms.txt lists the pages of a fifth instance in a section of their own", async () => {
  const [, section = ""] = (await built("llms.txt")).split("\n## Cookbook\n");
  const links = (section.split("\n## ")[0] ?? "").matchAll(/\]\((?<url>[^)]+)\)/gu);
  const paths = [...links].map(({ groups }) => new URL(groups?.["url"] ?? "").pathname);
  expect(paths.sort()).toEqual(["/cookbook/index.md", "/cookbook/soup.md"]);
});

it("the sitemap has the pages of a fifth instance", async () => {
  const sitemap = await built("sitemap.xml");
  for (const route of ["/cookbook/", "/cookbook/soup"]) expect(sitemap).toContain(`${route}</loc>`);
});
