import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { freePort } from "../freePort";
import { temporaryFolder } from "../unit/temporaryFolder";
import { readFences } from "./fences";
import { followPage, hiddenBlocks, missing } from "./getStarted/follow";
import type { Result, SiteGenerator } from "./getStarted/follow";
import { replacements } from "./getStarted/replacements";
import { project } from "./markdown/files";

/** A link between two Markdown files of a folder. */
export interface RelativeLink {
  readonly from: string;
  readonly to: string;
}

/** Every link between pages of a folder, resolved relative to its file as MkDocs and editors do. */
export async function relativeLinks(folder: string): Promise<RelativeLink[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".md"));
  const links = await Promise.all(
    files.map(async (from) => {
      const text = (await readFile(path.join(folder, from), "utf8")).replaceAll(/^```[\s\S]*?^```/gmu, "");
      return [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/gu)].map(([, to = ""]) => ({
        from,
        to: path.posix.join(path.posix.dirname(from), to),
      }));
    }),
  );
  return links.flat();
}

const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
const follow = async (siteGenerator: SiteGenerator): Promise<Result> => {
  const choice = { siteGenerator, packageManager: "npm" } as const;
  return followPage(await temporaryFolder(), choice, fences, replacements(project, await freePort()));
};

/** Returns the pages of the reference, and checks that their number is the one that the tool printed. */
async function pagesOf({ folder, output }: Result, root: string, extension: string): Promise<string[]> {
  const written = await listFiles(path.join(folder, root));
  const pages = written.filter((file) => file.endsWith(extension));
  expect(pages.length).toBeGreaterThan(10);
  expect(output).toContain(`${String(pages.length)} pages generated`);
  return pages.map((file) => `${root}/${file}`);
}

describe("pasting the blocks of Get started in order", () => {
  it("generates pages for MkDocs whose links all lead to files", async () => {
    const result = await follow("mkdocs");
    const { folder } = result;
    await pagesOf(result, "docs/schema", ".md");
    expect(await missing(folder, ["mkdocs.yml"])).toEqual([]);

    const links = await relativeLinks(path.join(folder, "docs"));
    expect(links.length).toBeGreaterThan(20);
    const targets = [...new Set(links.map(({ to }) => to))];
    expect(await missing(path.join(folder, "docs"), targets)).toEqual([]);
  });

  it.each([
    ["starlight", "src/content/docs", "schema", /^---\nid: book\ntitle: Book\n---\n/u],
    ["vitepress", "docs", "schema", /^---\nid: book\ntitle: Book\n---\n\n# \{\{ \$frontmatter\.title \}\}\n/u],
  ] as const)("generates pages for %s with titles, whose links all lead to pages", async (name, root, base, head) => {
    const result = await follow(name);
    const pages = await pagesOf(result, `${root}/${base}`, ".md");
    const texts = await Promise.all(pages.map((page) => readFile(path.join(result.folder, page), "utf8")));
    expect(texts[pages.indexOf(`${root}/${base}/types/objects/book.md`)]).toMatch(head);
    const links = texts.flatMap((text) =>
      [...text.matchAll(/\]\((?<url>\/[^)#]*)\)/gu)].map(({ groups }) => groups?.["url"]),
    );
    expect(links.length).toBeGreaterThan(20);
    expect([...new Set(links)].filter((url) => !pages.includes(`${root}${url ?? ""}.md`))).toEqual([]);
  });
});

it("the blocks of Get started each belong to a site generator", () => {
  expect(hiddenBlocks(fences)).toEqual([]);
});
