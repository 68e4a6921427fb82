import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFences } from "../../tests/docs/fences";
import { followPage } from "../../tests/docs/getStarted/follow";
import { replacements } from "../../tests/docs/getStarted/replacements";
import { frameworkSite } from "../../tests/frameworks/sites";
import type { FrameworkName } from "../../tests/frameworks/sites";
import { freePort } from "../../tests/freePort";
import { buildBeforeAndAfter } from "../../tests/formatter/stockSite";
import type { BeforeAndAfter } from "../../tests/formatter/stockSite";
import { writeFiles } from "../../tests/writeFiles";

/** Frameworks whose pages in the docs have a picture. */
const FRAMEWORKS = ["starlight", "vitepress", "mkdocs"] as const satisfies readonly FrameworkName[];

export type SiteName = "site" | "stock" | "before" | "after" | (typeof FRAMEWORKS)[number];

export interface Sites {
  readonly folders: Readonly<Partial<Record<SiteName, string>>>;
  readonly remove: () => Promise<void>;
}

/** Files that replace those of a guide. */
const FILES: Readonly<Partial<Record<SiteName, Readonly<Record<string, string>>>>> = {
  // The theme that comes with MkDocs has no dark mode. This one needs Material for MkDocs (on Debian, mkdocs-material).
  mkdocs: {
    "mkdocs.yml": `site_name: Bookshop
theme:
  name: material
  font: false
  palette:
    - media: "(prefers-color-scheme: light)"
      scheme: default
      primary: indigo
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
      primary: blue
markdown_extensions:
  - admonition
  - md_in_html
`,
  },
};

/** Schema of the formatter's pictures. */
const SCHEMA = "examples/schemas/group-by/school.graphql";

const project = path.resolve(import.meta.dirname, "../..");

/** Builds the sites that are needed, except this one, which must have been built. */
export async function prepareSites(names: ReadonlySet<SiteName>): Promise<Sites> {
  const root = await mkdtemp(path.join(tmpdir(), "screenshots-"));
  let pair: Promise<BeforeAndAfter> | undefined;
  const beforeAndAfter = async (): Promise<BeforeAndAfter> => (pair ??= formatter(path.join(root, "formatter")));
  const build = {
    site: async () => Promise.resolve(path.join(project, "build")),
    stock: async () => stock(path.join(root, "stock")),
    before: async () => (await beforeAndAfter()).before,
    after: async () => (await beforeAndAfter()).after,
  };
  const folders: Partial<Record<SiteName, string>> = {};
  for (const name of names) {
    folders[name] = isFramework(name)
      ? await frameworkSite(name, path.join(root, name), FILES[name])
      : await build[name]();
  }
  return { folders, remove: () => rm(root, { recursive: true, force: true }) };
}

function isFramework(name: SiteName): name is (typeof FRAMEWORKS)[number] {
  return FRAMEWORKS.some((one) => one === name);
}

/** Builds a site by following Get started. */
async function stock(start: string): Promise<string> {
  await writeFiles(start, { ".gitkeep": "" });
  const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
  const choice = { siteGenerator: "docusaurus", packageManager: "npm" } as const;
  // The built site is enough: no server has to start.
  const blocks = fences.map((fence) => ({ ...fence, code: fence.code.replace(/^npm start\n/mu, "") }));
  const { folder } = await followPage(start, choice, blocks, replacements(project, await freePort()));
  return path.join(folder, "build");
}

/** Builds a site without and with the formatter. */
async function formatter(start: string): Promise<BeforeAndAfter> {
  await mkdir(start);
  return buildBeforeAndAfter(start, await readFile(path.join(project, SCHEMA), "utf8"));
}
