import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files/list";
import { temporaryFolder } from "../unit/temporaryFolder";
import { freePort } from "../freePort";
import { readFences } from "./fences";
import type { Fence } from "./fences";
import { filesListed, followPage, missing } from "./getStarted/follow";
import type { Result } from "./getStarted/follow";
import { relativeLinks } from "./getStarted/relativeLinks";
import { replacements } from "./getStarted/replacements";
import { blocksOn } from "./getStarted/route";
import type { Route } from "./getStarted/route";
import { project } from "./markdown/files";

const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
const docusaurus: Route = { framework: "docusaurus", packageManager: "npm" };
const mkdocs: Route = { framework: "mkdocs", packageManager: "npm" };

async function follow(route: Route, blocks: readonly Fence[] = fences): Promise<Result> {
  return followPage(await temporaryFolder(), route, blocks, replacements(project, await freePort()));
}

describe("someone who pastes each block of Get started in order", () => {
  it("has a Docusaurus site with the generated pages, built without a broken link", { timeout: 300_000 }, async () => {
    const { folder, output } = await follow(docusaurus);
    const listed = filesListed("docs/reference", docusaurus, fences);
    expect(listed.length).toBeGreaterThan(20);
    expect(await missing(folder, listed)).toEqual([]);
    expect((await listFiles(path.join(folder, "docs/reference"))).length).toBe(listed.length);

    expect(output).toContain("Generated static files");
    expect(output).not.toMatch(/broken|couldn't be resolved|\[(?:ERROR|WARNING)\]/iu);
    const pages = listed.filter((file) => file.endsWith(".mdx")).map((file) => file.replace(/\.mdx$/u, "/index.html"));
    expect(await missing(path.join(folder, "build"), [...pages, "docs/reference/index.html"])).toEqual([]);

    const book = await readFile(path.join(folder, "build/docs/reference/types/objects/book/index.html"), "utf8");
    for (const shown of ["Title as printed on the cover.", "deprecated", "Returned By", ">Guide<", ">Schema<"]) {
      expect(book).toContain(shown);
    }
  });

  it("has pages for MkDocs whose links all lead to a file", async () => {
    const { folder } = await follow(mkdocs);
    const listed = filesListed("docs/reference", mkdocs, fences);
    expect(listed.length).toBeGreaterThan(10);
    expect(await missing(folder, [...listed, "mkdocs.yml"])).toEqual([]);
    expect((await listFiles(path.join(folder, "docs/reference"))).length).toBe(listed.length);

    const links = await relativeLinks(path.join(folder, "docs"));
    expect(links.filter(({ from }) => from === "index.md")).toHaveLength(2);
    expect(links.length).toBeGreaterThan(20);
    const targets = [...new Set(links.map(({ to }) => to))];
    expect(await missing(path.join(folder, "docs"), targets)).toEqual([]);
  });

  it.each([
    ["the schema", mkdocs, "type Query {", "type Query", "`npx gqlmd graphql-to-doc` ended with 1"],
    ["a package's name", mkdocs, "graphql-file-loader graphql", "graphql-file-loaders graphql", "ENOENT"],
    ["the sidebar", docusaurus, 'dirName: "tutorial-basics"', 'dirName: "tutorial"', 'No docs found in "tutorial"'],
  ])("is stopped by a mistake in %s", async (_, route, from, to, message) => {
    const mistaken = fences.map((fence) => ({ ...fence, code: fence.code.replace(from, to) }));
    expect(mistaken).not.toEqual(fences);
    await expect(follow(route, mistaken)).rejects.toThrow(message);
  });
});

describe("the blocks of Get started", () => {
  it.each(["npm", "yarn", "pnpm", "bun"])("are the same steps with %s", (packageManager) => {
    const steps = (manager: string): (string | undefined)[] =>
      [docusaurus, mkdocs].flatMap(({ framework }) =>
        blocksOn({ framework, packageManager: manager }, fences).map(({ meta, language }) => meta["title"] ?? language),
      );
    expect(steps(packageManager)).toEqual(steps("npm"));
  });
});
