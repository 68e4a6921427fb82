import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { markdownForms, markdownPath } from "@site/src/plugins/markdownPages";
import { shownMarkdownPath } from "@site/src/plugins/markdownPages/browser/clientModule";
import type { LlmsOptions } from "@site/src/plugins/markdownPages/llms";
import { temporaryFolder } from "../../temporaryFolder";
import { readPagesFor } from "../readPages";
import { instance, page, siteConfig } from "./site";

// Only the bundler resolves this module.
vi.mock("@generated/docusaurus.config", () => ({ default: { baseUrl: "/sub/" } }));

const files = {
  "404.html": page("/sub/404.html", "Lost."),
  "index.html": page("/sub/", "Home."),
  "about.html": page("/sub/about", "About."),
  "secret/index.html": page("/sub/secret", "Secret.", "<meta name=robots content=noindex>"),
  "docs/a/index.html": page("/sub/docs/a", "Text of a."),
  "docs/b/index.html": page("/sub/docs/b", "Text of b."),
  "docs/c/index.html": page("/sub/docs/c", "Text of c."),
  "docs/group/index.html": page("/sub/docs/group", "Cards."),
  "api/index.html": page("/sub/api/", "Overview."),
  "api/x/index.html": page("/sub/api/x", "Generated."),
  "api/kinds/index.html": page("/sub/api/kinds", "Cards."),
};

const doc = (id: string): object => ({ type: "doc", id });
const category = (label: string, permalink: string, items: readonly object[], description?: string): object => {
  const link = { type: "generated-index", permalink, ...(description !== undefined && { description }) };
  return { type: "category", label, link, items };
};

const docs = instance(
  "default",
  "/sub/docs",
  ["a", "b", "c"].map((id) => ({ id, permalink: `/sub/docs/${id}`, description: `What ${id} is.` })),
  [
    doc("b"),
    category("Group", "/sub/docs/group", [doc("a"), doc("b")], "All."),
    { type: "link", href: "https://elsewhere.example", label: "Elsewhere" },
  ],
);
const apiDocs = [
  { id: "x", permalink: "/sub/api/x" },
  { id: "overview", permalink: "/sub/api/" },
];
const api = instance("api", "/sub/api", apiDocs, [doc("overview"), category("Kinds", "/sub/api/kinds", [doc("x")])]);

/** Runs the task on a built site, which writes the Markdown forms, `llms.txt` and `llms-full.txt`. */
async function write(outDir: string, cacheFolder?: string, options: Partial<LlmsOptions> = {}): Promise<void> {
  const props = { baseUrl: "/sub/", outDir, plugins: [docs, api], siteConfig };
  const task = markdownForms(props as never, { llmsSections: [], generatedRoutes: ["/api"], ...options });
  await readPagesFor(outDir, task, cacheFolder);
}

async function built(options: Partial<LlmsOptions> = {}): Promise<string> {
  const outDir = await temporaryFolder(files);
  await write(outDir, undefined, options);
  return outDir;
}

describe("the Markdown forms of a site", () => {
  it("change only for changed pages in a later build", async () => {
    const cacheFolder = await temporaryFolder();
    const formsOf = async (text: string): Promise<string[]> => {
      const folder = await temporaryFolder({ ...files, "about.html": page("/sub/about", text) });
      await write(folder, cacheFolder);
      return Promise.all(["about.md", "docs/a.md"].map(async (name) => readFile(path.join(folder, name), "utf8")));
    };
    const [before, same] = await formsOf("Old.");
    const [after, stillSame] = await formsOf("New.");
    expect(before).toContain("Old.");
    expect(after).toBe(before?.replace("Old.", "New."));
    expect(stillSame).toBe(same);
  });

  it.each([
    ["/docs/intro", "/docs/intro.md"],
    ["/api/", "/api/index.md"],
    ["/", "/index.md"],
  ])("for the page %s have the path %s", (pagePath, expected) => {
    expect(markdownPath(pagePath)).toBe(expected);
  });

  it.each([
    ["/sub/docs/a", "docs/a.md"],
    ["/sub/docs/a/", "docs/a.md"],
    ["/sub/api/", "api.md"],
    ["/sub/", "index.md"],
  ])("exist for the shown URL %s", async (pathname, file) => {
    expect(shownMarkdownPath(pathname)).toBe(`/sub/${file}`);
    expect(await listFiles(await built())).toContain(file);
  });

  it("are at the paths of their pages, and of a folder's page at two paths", async () => {
    const written = (await listFiles(await built())).filter((file) => file.endsWith(".md"));
    expect(written.join(" ")).toBe(
      "about.md api.md api/index.md api/kinds.md api/x.md docs/a.md docs/b.md docs/c.md docs/group.md index.md secret.md",
    );
  });

  it("are linked only once, even after an earlier build", async () => {
    const outDir = await temporaryFolder({ ...files, "a&b.html": page("/sub/a&b", "Both.") });
    const read = async (): Promise<string> => readFile(path.join(outDir, "a&b.html"), "utf8");
    await write(outDir);
    const once = await read();
    expect(once).toContain('<link rel="alternate" type="text/markdown" href="/sub/a&amp;b.md"></head>');
    await write(outDir);
    expect(await read()).toBe(once);
  });
});

describe("llms.txt", () => {
  it("has the configured lists in the order of the sidebars", async () => {
    const outDir = await built({
      llmsSections: [
        { title: "Reference", instances: ["api"], overviewOnly: true },
        { title: "Docs", instances: ["default"] },
      ],
    });
    const home = "https://site.example/sub";
    expect(await readFile(path.join(outDir, "llms.txt"), "utf8")).toBe(
      [
        "# Site",
        "> Pages \\[and] more.",
        `Every page is available as Markdown at its path without a final slash, plus \`.md\`, and the home page at \`${home}/index.md\`; the links lead to that form. All hand-written pages of the documentation are in one file, [llms-full.txt](${home}/llms-full.txt).`,
        "The list “Reference” contains only landing pages and categories. Each type and operation also has a page; follow the links.",
        "## Reference",
        `- [overview](${home}/api/index.md)\n- [Kinds](${home}/api/kinds.md)`,
        "## Docs",
        `- [b](${home}/docs/b.md): What b is.\n- [Group](${home}/docs/group.md): All.\n- [a](${home}/docs/a.md): What a is.\n- [c](${home}/docs/c.md): What c is.`,
        "## Optional",
        `- [about](${home}/about.md): About about\n- [sub](${home}/index.md): About sub`,
        "",
      ]
        .join("\n\n")
        .trimEnd() + "\n",
    );
  });

  it("has a separate list for an instance that is not configured", async () => {
    const text = await readFile(path.join(await built(), "llms.txt"), "utf8");
    expect(text.match(/^## .*$/gmu)).toEqual(["## Docs", "## Api", "## Optional"]);
  });

  it("stops the build if a section names an unknown instance", async () => {
    await expect(built({ llmsSections: [{ title: "Docs", instances: ["doc"] }] })).rejects.toThrow(
      /"llmsSections".*"doc" in the section "Docs".*"default", "api"/u,
    );
  });
});

describe("llms-full.txt", () => {
  it("contains the hand-written pages in the order of the lists", async () => {
    const text = await readFile(path.join(await built(), "llms-full.txt"), "utf8");
    expect(text.match(/^# .*$/gmu)).toEqual(["# Site", "# b", "# a", "# c", "# api"]);
    expect(text).toContain("Text of b.");
    expect(text).toContain("Overview.");
    expect(text).not.toContain("Generated.");
    expect(text).toMatch(
      /^# Site\n\n> .*\n\nThis file contains the hand-written pages .* It does not contain generated pages/u,
    );
  });
});
