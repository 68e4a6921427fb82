import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { temporaryFolder } from "../unit/temporaryFolder";
import { freePort } from "../freePort";
import { readFences } from "./fences";
import type { Fence } from "./fences";
import { followPage, missing } from "./getStarted/follow";
import type { Result } from "./getStarted/follow";
import { relativeLinks } from "./getStarted/relativeLinks";
import { replacements } from "./getStarted/replacements";
import { blocksOff, blocksOn } from "./getStarted/route";
import type { Route } from "./getStarted/route";
import { project } from "./markdown/files";

const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
const docusaurus: Route = { way: "docusaurus", packageManager: "npm" };
const cli: Route = { way: "cli", packageManager: "npm" };

async function follow(route: Route, blocks: readonly Fence[] = fences): Promise<Result> {
  return followPage(await temporaryFolder(), route, blocks, replacements(project, await freePort()));
}

/** The generated pages. Their number must be the one that the tool printed. */
async function pagesOf({ folder, output }: Result, extension: string): Promise<string[]> {
  const written = await listFiles(path.join(folder, "docs/reference"));
  const pages = written.filter((file) => file.endsWith(extension));
  expect(pages.length).toBeGreaterThan(10);
  expect(output).toContain(`${String(pages.length)} pages generated`);
  return pages.map((file) => `docs/reference/${file}`);
}

describe("someone who pastes each block of Get started in order", () => {
  it("has a Docusaurus site with the generated pages, built without a broken link", { timeout: 300_000 }, async () => {
    const result = await follow(docusaurus);
    const { folder, output } = result;
    expect(output).toContain("Generated static files");
    expect(output).not.toMatch(/broken|couldn't be resolved|\[(?:ERROR|WARNING)\]/iu);
    const pages = (await pagesOf(result, ".mdx")).map((file) => file.replace(/\.mdx$/u, "/index.html"));
    expect(await missing(path.join(folder, "build"), [...pages, "docs/reference/index.html"])).toEqual([]);

    const book = await readFile(path.join(folder, "build/docs/reference/types/objects/book/index.html"), "utf8");
    for (const shown of ["Title as printed on the cover.", "deprecated", "Returned By", ">Schema<", ">Operations<"]) {
      expect(book).toContain(shown);
    }
    // A sidebar for the generated pages, as the page has it at its end.
    expect(book).not.toContain("Tutorial basics");
  });

  it("has pages for MkDocs whose links all lead to a file", async () => {
    const result = await follow(cli);
    const { folder } = result;
    await pagesOf(result, ".md");
    expect(await missing(folder, ["mkdocs.yml"])).toEqual([]);

    const links = await relativeLinks(path.join(folder, "docs"));
    expect(links.filter(({ from }) => from === "index.md")).toHaveLength(2);
    expect(links.length).toBeGreaterThan(20);
    const targets = [...new Set(links.map(({ to }) => to))];
    expect(await missing(path.join(folder, "docs"), targets)).toEqual([]);
  });
});

describe("the blocks of Get started", () => {
  it.each(["npm", "yarn", "pnpm", "bun"])("are the same steps with %s", (packageManager) => {
    const steps = (manager: string): (string | undefined)[] =>
      [docusaurus, cli].flatMap(({ way }) =>
        blocksOn({ way, packageManager: manager }, fences).map(({ meta, language }) => meta["title"] ?? language),
      );
    expect(steps(packageManager)).toEqual(steps("npm"));
  });

  it("are all on one of the ways", () => {
    expect(blocksOff(fences)).toEqual([]);
  });
});
