import { createRequire } from "node:module";
import fc from "fast-check";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { markdown } from "reference-formatter/escape.mjs";
import { frontMatterOf } from "reference-formatter/frontMatter.mjs";
import { project } from "../../docs/markdown/files";
import { optionsWith as playgroundOptions } from "../../playground/options";
import { importText, setupFor, textsOf } from "../plugins/playground/ui/result/setup";
import { sampled } from "../../matrix";

interface Options {
  readonly [name: string]: unknown;
  processors?: unknown;
}

const require = createRequire(import.meta.url);
const lib = `${project}/node_modules/@docusaurus/mdx-loader/lib`;
const { compileToJSX } = require(`${lib}/utils.js`) as {
  compileToJSX: (
    file: object,
  ) => Promise<{ readonly content: string; readonly data: { readonly contentTitle?: string } }>;
};
const { createProcessors } = require(`${lib}/processor.js`) as {
  createProcessors: (given: { readonly options: Options }) => Promise<unknown>;
};

const FORMATTERS = ["stock", "takeHome"] as const;

/** Loads the remark plugin with which a downloaded project keeps its pages from running code. */
async function loadGuard(formatter: (typeof FORMATTERS)[number]): Promise<unknown> {
  const texts = textsOf("docusaurus", setupFor("docusaurus", { options: playgroundOptions({ formatter }) }));
  const text = (texts.get("schema-as-data.mjs") ?? "").replace(/^import .*;$/mu, 'const mdxDeclaration = "";');
  return ((await importText(text)) as { readonly schemaAsData: unknown }).schemaAsData;
}

async function optionsWith(...beforeDefaultRemarkPlugins: readonly unknown[]): Promise<Options> {
  const options: Options = {
    admonitions: true,
    anchors: { maintainCase: false },
    beforeDefaultRehypePlugins: [],
    beforeDefaultRemarkPlugins,
    markdownConfig: {
      anchors: { maintainCase: false },
      emoji: true,
      format: "mdx",
      hooks: { onBrokenMarkdownImages: "ignore", onBrokenMarkdownLinks: "ignore" },
      mdx1Compat: { admonitions: true, comments: true, headingIds: true },
      mermaid: false,
      remarkRehypeOptions: {},
    },
    recmaPlugins: [],
    rehypePlugins: [],
    remarkPlugins: [],
    siteDir: "/site",
    staticDirs: [],
  };
  options.processors = await createProcessors({ options });
  return options;
}

async function compiled(page: string, options: Options) {
  const filePath = "/site/docs/api/a.mdx";
  return compileToJSX({ filePath, fileContent: page, frontMatter: {}, options, compilerName: "server" });
}

/** The HTML of each entry in the table of contents of a page; no entries if the page is not valid MDX. */
async function contentsOf(page: string, options: Options): Promise<readonly string[]> {
  try {
    const { content } = await compiled(page, options);
    const [, toc = "[]"] = /^export const toc = (\[[^]*?\n?\]);$/mu.exec(content) ?? [];
    return [...toc.matchAll(/"value": ("(?:\\.|[^"\\])*")/gu)].map(([, value = ""]) => JSON.parse(value) as string);
  } catch {
    return [];
  }
}

/** Entries with elements that Docusaurus itself does not write. */
function attacksIn(contents: readonly string[]): readonly string[] {
  return contents.filter((html) => load(html, null, false)(":not(code, em, strong, del, b, span)").length > 0);
}

const HTML = "<img src=x onerror=x>";
const ATTACKS = [
  `## [\`${HTML}\`][b]\n\n[b]: /x`,
  "## [&lt;img src=x onerror=x&gt;][b]\n\n[b]: /x",
  "[&lt;img src=x onerror=x&gt;]\n---\n\n[&lt;img src=x onerror=x&gt;]: /x",
  "## ![&lt;img src=x onerror=x&gt;](https://site.example/a.png)",
  `## {'${HTML}'}`,
  `## :a[\`${HTML}\`]`,
  `## ](/x ":a[") \`${HTML}\`]`,
  `- ## **[\`${HTML}\`][b]**\n\n[b]: /x`,
];

it("Docusaurus treats the text of some headings as HTML", async () => {
  const options = await optionsWith();
  const found = await Promise.all(ATTACKS.map(async (text) => attacksIn(await contentsOf(text, options))));
  expect(found.filter((attacks) => attacks.length > 0).length).toBeGreaterThan(4);
});

it.each(ATTACKS)("the reference formatter adds no HTML to tables of contents: %j", async (text) => {
  expect(attacksIn(await contentsOf(markdown(text), await optionsWith()))).toEqual([]);
});

it.each(FORMATTERS)("a project with %s pages has no HTML in tables of contents", async (formatter) => {
  const options = await optionsWith(await loadGuard(formatter));
  for (const text of ATTACKS) expect(attacksIn(await contentsOf(text, options)), text).toEqual([]);
});

it("the reference formatter adds no HTML to tables of contents for any heading", async () => {
  const options = await optionsWith();
  const pieces = [..."` <img> &lt;img&gt; [ ] ][b] ](/x) ![ :a[ ** b \\".split(" "), '](/x ":a[")', " "];
  const heading = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(heading, async (parts) => {
      const page = markdown(`## ${parts.join("")}\n\n[b]: /x`);
      expect(attacksIn(await contentsOf(page, options))).toEqual([]);
    }),
    { numRuns: sampled(200) },
  );
});

const TITLES = [
  "# `a\\\\';evil()//`",
  "`a\\\\';evil()//`\n===",
  "- # `a\\\\';evil()//`",
  ":::note\n# `a\\\\';evil()//`\n:::",
];

/**
 * The title that Docusaurus finds in a page. Docusaurus writes the title into a string of a module. A backslash and a quote
 * could end that string.
 */
const titleOf = async (page: string, options: Options): Promise<string | undefined> =>
  (await compiled(page, options)).data.contentTitle;

it.each(TITLES)("no heading of a schema is the title of its page: %j", async (text) => {
  const options = await optionsWith();
  expect(await titleOf(text, options)).toContain("';evil()");
  expect(await titleOf(markdown(text), options)).toBeUndefined();
  for (const formatter of FORMATTERS)
    expect(await titleOf(text, await optionsWith(await loadGuard(formatter)))).toBeUndefined();
});

it("front matter has no backslash, because Docusaurus does not escape it", () => {
  const entity = { kind: "object", name: "A", node: { description: "x\\\\', y: evil(), // \\d+" } };
  expect(JSON.stringify(frontMatterOf(entity as unknown as Parameters<typeof frontMatterOf>[0]))).not.toMatch(
    /\\(?!")/u,
  );
});
