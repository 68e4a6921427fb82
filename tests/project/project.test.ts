import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { serveCompressed } from "../lighthouse/server";
import type { StaticHost } from "../lighthouse/server";
import { addOverrides } from "../overrides";
import { withSortedEntries } from "../playground/sortedEntries";
import { linkTool } from "../frameworks/sites";
import { launchOptions } from "../system/launch";
import { PAGES_FOLDER, starters } from "../unit/plugins/playground/ui/result/setup";
import { writeFiles } from "../writeFiles";
import { addToStockSite, copyAdditions, dependenciesOf, downloadProject, environment, runProject } from "./run";
import type { RunningProject, Texts } from "./run";

const run = promisify(execFile);

let root: string;
let site: StaticHost;
let browser: Browser;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-project-"));
  site = await serveCompressed(path.resolve("build"));
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(root, { recursive: true, force: true });
});

/** The files of a project in its folder of generated pages. Lists of pages are sorted, because their order is random. */
function pagesIn(texts: Texts, folder: string): Texts {
  const pages = Object.entries(texts).filter(([file]) => file.startsWith(`${folder}/`));
  return Object.fromEntries(pages.map(([file, text]) => [file, withSortedEntries(file, text)]));
}

/** The same, of a project on disk. */
async function pagesOnDisk(project: string, folder: string): Promise<Texts> {
  const files = await listFiles(path.join(project, folder));
  const texts = files.map(
    async (file) => [`${folder}/${file}`, await readFile(path.join(project, folder, file), "utf8")] as const,
  );
  return pagesIn(Object.fromEntries(await Promise.all(texts)), folder);
}

/** Kinds of projects with npm packages: output of a server that is ready, URL of a page, and path of the built page. */
const KINDS = [
  ["docusaurus", /compiled successfully/iu, "film/", "build/api/types/objects/film/index.html"],
  ["starlight", /watching for file changes/iu, "film/", "dist/api/types/objects/film/index.html"],
  ["vitepress", /localhost:\d+/iu, "film.html", "docs/.vitepress/dist/api/types/objects/film.html"],
] as const;

/** Runs `npm run build` in a project, and reads a page of the built site. */
async function build(folder: string, page: string): Promise<string> {
  await run("npm", ["run", "build"], { cwd: folder, env: environment(), maxBuffer: 1 << 26 });
  return readFile(path.join(folder, page), "utf8");
}

/** For tests that install packages or build a site. */
const LONG = { timeout: 600_000 };

const DESCRIPTION = "A film, or an episode of a series.";

it.each(KINDS)("the starter for %s can be installed and built", LONG, async (kind, _ready, _url, built) => {
  const folder = path.join(root, kind);
  await writeFiles(folder, starters[kind]);
  await addOverrides(folder);
  await run("npm", ["install"], { cwd: folder, env: environment(), maxBuffer: 1 << 26 });
  expect(await build(folder, built)).toContain(DESCRIPTION);
  const { stdout } = await run(process.execPath, ["count-pages.mjs"], { cwd: folder });
  expect(stdout).toMatch(/^\d+ pages\n$/u);
  await rm(path.join(folder, PAGES_FOLDER[kind]), { recursive: true });
});

it("the starter for mkdocs has the pages that the tool generates", async () => {
  const starter = path.resolve("packages/starters/mkdocs");
  const folder = path.join(root, "mkdocs");
  await writeFiles(folder, starters.mkdocs);
  await linkTool(folder);
  await run(path.resolve("node_modules/.bin/gqlmd"), ["graphql-to-doc"], { cwd: folder, env: environment() });
  expect(await pagesOnDisk(folder, "docs/api")).toEqual(await pagesOnDisk(starter, "docs/api"));
});

describe.each(KINDS)("a downloaded %s project", (kind, ready, film) => {
  const folder = PAGES_FOLDER[kind];
  let texts: Texts;
  let project: RunningProject;
  let page: Page;

  beforeAll(async () => {
    texts = await downloadProject(browser, site.origin, kind);
    // Reuses the packages that the test of the starter installed in this folder.
    project = await runProject(path.join(root, kind), texts, ready);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  });

  afterAll(async () => {
    await page.close();
    await project.server.end();
  });

  it("shows its pages after the two commands in its README", async () => {
    await page.goto(project.origin);
    await page.getByRole("link", { name: "Begin here" }).click();
    await page.waitForURL(/\/api\b/u);
    await page.goto(`${project.origin}/api/types/objects/${film}`);
    await page.getByRole("heading", { level: 1, name: "Film" }).waitFor();
    expect(await page.locator("main").innerText()).toContain(DESCRIPTION);
    await page.locator("main").getByRole("link", { name: "Rating", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Rating" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/api\/types\/enums\/rating(?:\/|\.html)?$/u);
  });

  it("has the same pages after the tool has run again", async () => {
    expect(Object.keys(pagesIn(texts, folder)).length).toBeGreaterThan(15);
    expect(await pagesOnDisk(path.join(root, kind), folder)).toEqual(pagesIn(texts, folder));
  });

  it("has the number of pages that its workflow requires", async () => {
    const { stdout } = await run(process.execPath, ["count-pages.mjs"], { cwd: path.join(root, kind) });
    expect(stdout).toMatch(/^\d+ pages\n$/u);
  });
});

it.each(KINDS)("a downloaded %s project can be built", LONG, async (kind, _ready, _url, built) => {
  expect(await build(path.join(root, kind), built)).toContain(DESCRIPTION);
});

it("the files and commands of the playground work in a stock Docusaurus site", LONG, async () => {
  const additions = await copyAdditions(browser, site.origin);
  expect(Object.keys(additions.files)).toEqual(["schema.graphql", "docusaurus.config.js"]);
  expect(additions.commands.at(-1)).toBe("npm start");
  const folder = await addToStockSite(root, additions);
  expect((await dependenciesOf(folder))["@graphql-markdown/docusaurus"]).toMatch(/^\d/u);
  const built = (file: string): Promise<string> => readFile(path.join(folder, "build", file, "index.html"), "utf8");
  expect(await built("docs/api/types/objects/film")).toContain(DESCRIPTION);
  expect(await built("docs/intro")).toMatch(/<a [^>]*href="?\/docs\/api"?>Schema</u);
});

/** Unpacks a Docusaurus project without its pages, runs one of its scripts, and returns its folder. */
async function runWithoutPages(name: string, texts: Texts, script: string): Promise<string> {
  const folder = path.join(root, name);
  await writeFiles(folder, Object.fromEntries(Object.entries(texts).filter(([file]) => !file.startsWith("docs/api/"))));
  // The project with the default options has the same packages.
  await symlink(path.join(root, "docusaurus/node_modules"), path.join(folder, "node_modules"));
  await run("npm", ["run", script], { cwd: folder, env: environment(), maxBuffer: 1 << 26 });
  return folder;
}

it("a Docusaurus project with a .graphqlrc generates the same pages", async () => {
  const texts = await downloadProject(browser, site.origin, "docusaurus", { configFile: "graphqlrc" });
  const folder = await runWithoutPages("graphqlrc", texts, "generate");
  expect(await pagesOnDisk(folder, "docs/api")).toEqual(pagesIn(texts, "docs/api"));
});

it("a Docusaurus project with the reference formatter builds the same pages", LONG, async () => {
  const texts = await downloadProject(browser, site.origin, "docusaurus", { formatter: "takeHome" });
  const folder = await runWithoutPages("takeHome", texts, "build");
  expect(await pagesOnDisk(folder, "docs/api")).toEqual(pagesIn(texts, "docs/api"));
  expect(texts["docs/api/types/objects/film.mdx"]).toContain("<Rows>");
  expect(await readFile(path.join(folder, "build/api/types/objects/film/index.html"), "utf8")).toContain("data-row");
});
