import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { installPeer } from "../bench/build/peers";
import { fileOf, roleOf } from "../docs/blocks/roles";
import { readFences } from "../docs/fences";
import { visibleBlocks } from "../docs/getStarted/follow";
import { project } from "../docs/markdown/files";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";
import { followLinks, frameworkSite, linkTool } from "./sites";
import type { FrameworkName } from "./sites";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-frameworks-"));
  return () => rm(root, { recursive: true, force: true });
});

/** The page of `Book` in a built site, and markup on it by which the framework renders a warning or a badge. */
const FRAMEWORKS: readonly (readonly [name: FrameworkName, page: string, markup: string])[] = [
  ["starlight", "book/index.html", "starlight-aside--caution"],
  ["vitepress", "book.html", "VPBadge warning"],
  ["mkdocs", "book/index.html", '<div class="admonition warning">'],
  ["hugo", "book/index.html", "<blockquote>"],
];

describe("copying the files of the guide", () => {
  it.each(FRAMEWORKS)("to %s gives a site without broken links", async (name, page, markup) => {
    const site = await frameworkSite(name, path.join(root, name));
    const { broken, followed } = await followLinks(site, "/schema/");
    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(20);
    const book = await readFile(path.join(site, "schema/types/objects", page), "utf8");
    expect(book).toContain("Price with its currency.");
    expect(book).toContain(markup);
  });

  it.each(["starlight", "mkdocs", "hugo"] as const)(
    "to %s, but with its preset alone, gives broken links",
    async (name) => {
      const site = await frameworkSite(name, path.join(root, `${name}-preset`), {
        "formatter.cjs": `module.exports = require("@graphql-markdown/formatters/${name}");\n`,
      });
      expect((await followLinks(site, "/schema/")).broken).not.toEqual([]);
    },
  );
});

it("the links of a changelog in a Starlight site lead to its pages", async () => {
  const files = {
    "old.graphql": 'type Query {\n  "Finds one book."\n  book(isbn: ID!): Book\n}\ntype Book {\n  isbn: ID!\n}\n',
  };
  const report = ["changes", "old.graphql", "schema.graphql", "--name", "Autumn"];
  const site = await frameworkSite("starlight", path.join(root, "starlight-changelog"), files, report);
  const { broken, followed } = await followLinks(site, "/changes/");
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(3);
  const page = await readFile(path.join(site, "changes/index.html"), "utf8");
  expect(page).toMatch(/<h2 id="autumn">Autumn<\/h2>/u);
  expect(page).toContain("/schema/types/objects/book/#offer");
});

it("the starter for MkDocs can be built, with another theme", async () => {
  const folder = path.join(root, "mkdocs-starter");
  await cp("packages/starters/mkdocs", folder, { recursive: true });
  const config = path.join(folder, "mkdocs.yml");
  // The theme of the starter is not installed everywhere.
  await writeFile(config, (await readFile(config, "utf8")).replace("name: material", "name: mkdocs"));
  await promisify(execFile)("mkdocs", ["build", "--strict"], { cwd: folder });
  const { broken, followed } = await followLinks(path.join(folder, "site"), "/api/");
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(10);
  const film = await readFile(path.join(folder, "site/api/types/objects/film/index.html"), "utf8");
  expect(film).toContain("A film, or an episode of a series.");
});

const run = promisify(execFile);

// `tests/installs` follows this page for VitePress and Docusaurus. It can't for Starlight, whose template is not a package.
it("the files of Get started give a Starlight site without broken links", async () => {
  const folder = path.join(await temporaryFolder(), "site");
  await installPeer("starlight", folder);
  const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
  const visible = visibleBlocks({ siteGenerator: "starlight", packageManager: "npm" }, fences);
  const files = visible.filter((fence) => roleOf(fence) === "file");
  await writeFiles(folder, Object.fromEntries(files.map((fence) => [fileOf(fence) ?? "", fence.code])));
  await linkTool(folder);
  const where = { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" } };
  await run(path.join(project, "node_modules/.bin/gqlmd"), ["graphql-to-doc"], where);
  await run(process.execPath, ["node_modules/astro/astro.js", "build"], where);

  const site = path.join(folder, "dist");
  const { broken, followed } = await followLinks(site, "/schema/");
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(20);
  const book = await readFile(path.join(site, "schema/types/objects/book/index.html"), "utf8");
  expect(book).toMatch(/<h1[^>]*>Book<\/h1>/u);
  expect(book).toContain("Title as printed on the cover.");
});
