import path from "node:path";
import type { Nodes, Paragraph, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { afterBuildOptions } from "@site/src/config/docsPlugins";
import { withoutBreaks } from "docusaurus-lean-search/text";
import sidebars from "@site/sidebars";
import { baseUrl, builtFiles, docsIn, home, readBuilt, readNotFound, readPages, routesExcept, url } from "./site";
import type { BuiltPage } from "./site";

/** A page with its Markdown form. */
interface Form extends BuiltPage {
  readonly canonical: string;
  readonly markdown: string;
  readonly tree: Root;
}

function parsed(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** All nodes of a type, in document order. */
function all<Type extends Nodes["type"]>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const found = node.type === type ? [node as Extract<Nodes, { type: Type }>] : [];
  return "children" in node ? [...found, ...node.children.flatMap((child) => all(child, type))] : found;
}

/** Path of the Markdown form: `docs/intro.md` for `/docs/intro`, `api/index.md` for `/api/`. */
function fileOf(canonical: string): string {
  const file = canonical.slice(home.length);
  return file === "" || file.endsWith("/") ? `${file}index.md` : `${file}.md`;
}

const files: ReadonlySet<string> = new Set(await builtFiles());
const forms: readonly Form[] = await Promise.all(
  [...(await readPages()).values()].map(async (page) => {
    const canonical = page.$("link[rel=canonical]").attr("href") ?? "";
    const markdown = await readBuilt(fileOf(canonical));
    return { ...page, canonical, markdown, tree: parsed(markdown) };
  }),
);

const HEADINGS = "main :is(h2, h3, h4, h5, h6)";
const ADMONITIONS = "main .theme-admonition p";
const CODE_BLOCKS = "main .theme-code-block";
/** Elements whose text does not belong in the Markdown form, besides those that a style sheet hides. */
const UNSEEN = [
  "button, label, select, textarea, output, svg, nav",
  "[aria-hidden=true], [inert], [hidden]:not([role=tabpanel]), [data-markdown-ignore], dialog, template",
  "details > summary:only-child",
  // The title, which is among the first blocks that `textsIn` skips.
  "h1",
].join();

/** Selectors of elements that the style sheets hide at every width. Skips selectors with a pseudo-class such as `:empty`. */
async function hidingSelectors(): Promise<string[]> {
  const styles = await Promise.all([...files].filter((file) => file.endsWith(".css")).map(readBuilt));
  const conditional = /@(?:media|container|supports|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu;
  const hiding = /(?:^|;)(?:display:none|visibility:hidden|opacity:0|clip-path:inset\(50%\))(?:;|$)/u;
  const always = styles.join("").replaceAll(conditional, "");
  return [...always.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].flatMap(([, selector = "", declarations = ""]) =>
    hiding.test(declarations) && !selector.includes(":") ? [selector] : [],
  );
}

function withoutSpaces(value: string): string {
  return value.replaceAll(/[\s\u200B\u2060]/gu, "");
}

const isLabel = ({ children: [first, ...rest] }: Paragraph): boolean => first?.type === "strong" && rest.length === 0;

/**
 * The texts below the first three blocks of a Markdown form, without spaces: `labels` are the paragraphs in bold, `texts` all
 * others.
 */
function textsIn(tree: Root): Readonly<Record<"labels" | "texts", readonly string[]>> {
  const root: Root = { type: "root", children: tree.children.slice(3) };
  const labels = all(root, "paragraph").filter(isLabel);
  const inLabels = new Set<Nodes>(labels.flatMap((label) => all(label, "text")));
  // The page draws diagrams, and has their code only for readers without scripts.
  const code = all(root, "code").filter(({ lang }) => lang !== "mermaid");
  const texts = [...all(root, "text"), ...all(root, "inlineCode"), ...code].filter((node) => !inLabels.has(node));
  const clean = (values: readonly string[]): string[] => values.map(withoutSpaces).filter((value) => value !== "");
  const kind = /^(?:Note|Tip|Info|Warning|Danger)(?:: |$)/u;
  return {
    // The label of an inner tab is written after the label of the outer tab, and an admonition's title after its kind.
    labels: clean(labels.flatMap((label) => toString(label).replace(kind, "").split(", "))),
    // Only the Markdown form has a separator between a card and its description, and between items in a cell.
    texts: clean(texts.flatMap(({ value }) => value.split(/^: |;/u))),
  };
}

/** Routes of the pages for which a condition does not hold. */
const failing = (holds: (form: Form) => boolean): string[] => routesExcept(forms, holds);

/** Number of elements on all pages that match a selector. */
const countOnPages = (selector: string): number => forms.reduce((sum, { $ }) => sum + $(selector).length, 0);

/** URLs of this site in the links and images of a tree. */
function linksToSite(tree: Root): string[] {
  const urls = [...all(tree, "link"), ...all(tree, "image")].map((node) => node.url);
  return urls.filter((link) => link.startsWith(home) || link === url);
}

/** URLs of this site that lead to no file of the build. */
function brokenLinks(tree: Root): string[] {
  return linksToSite(tree).filter((link) => {
    const file = decodeURI(new URL(link).pathname.slice(baseUrl.length).replace(/\/$/u, ""));
    return !files.has(file) && !files.has(path.posix.join(file, "index.html"));
  });
}

describe("the Markdown form of each page", () => {
  it("starts with its only title, then the URLs of the page and of llms.txt", () => {
    const wrong = failing(({ tree, $, canonical }) => {
      const [first, second, third] = tree.children;
      const titles = all(tree, "heading").filter(({ depth }) => depth === 1);
      return (
        first === titles[0] &&
        titles.length === 1 &&
        toString(first) === withoutBreaks($("h1").text()) &&
        toString(second) === `Source: ${canonical}` &&
        toString(third) === `All pages: ${home}llms.txt`
      );
    });
    expect(wrong).toEqual([]);
  });

  it("has no HTML and no JSX outside of code", () => {
    expect(failing(({ tree }) => all(tree, "html").length === 0)).toEqual([]);
    // Does not match a type such as `Promise<Options>`.
    const leftOver = /<[A-Z][\w.]*(?:\s+\w+=|\s*\/>)|<\/[A-Z]|\{\/\*|^(?:import|export) .* from |^:::/mu;
    expect(failing(({ tree }) => !all(tree, "text").some(({ value }) => leftOver.test(value)))).toEqual([]);
  });

  it("can be copied on documentation pages, and only there", () => {
    const isDocumentation = (route: string): boolean => /^\/(?:docs|api|examples)(?:\/|$)/u.test(route);
    const wrong = failing(({ route, $ }) => {
      const buttons = $("main button").filter((_, button) => $(button).text() === "Copy page");
      return buttons.length === (isDocumentation(route) ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });

  it("is shorter than 50,000 characters, after which some tools truncate it", () => {
    expect(failing(({ markdown }) => markdown.length < 50_000)).toEqual([]);
  });

  it("has absolute URLs only", () => {
    const wrong = failing(({ tree }) =>
      [...all(tree, "link"), ...all(tree, "image")].every((node) => /^(?:https?|mailto):/u.test(node.url)),
    );
    expect(wrong).toEqual([]);
    expect(failing(({ tree }) => all(tree, "definition").length === 0)).toEqual([]);
  });

  it("has no broken links to this site", () => {
    expect(forms.flatMap(({ tree }) => linksToSite(tree)).length).toBeGreaterThan(5000);
    expect(forms.flatMap(({ route, tree }) => brokenLinks(tree).map((link) => `${route}: ${link}`))).toEqual([]);
  });

  it("has the headings of the page in order", () => {
    expect(countOnPages(HEADINGS)).toBeGreaterThan(5000);
    const wrong = failing(({ tree, $ }) => {
      const page = $(HEADINGS).clone();
      page.find(".hash-link").remove();
      const expected = page.toArray().map((heading) => withoutBreaks($(heading).text()).trim());
      const found = all(tree, "heading").filter(({ depth }) => depth > 1);
      return JSON.stringify(found.map((heading) => toString(heading))) === JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  });

  it("has the text of admonitions in block quotes", () => {
    expect(countOnPages(ADMONITIONS)).toBeGreaterThan(30);
    const wrong = failing(({ tree, $ }) => {
      const expected = $(ADMONITIONS).toArray();
      const quoted = all(tree, "blockquote").map((quote) => toString(quote).replaceAll(/\s+/gu, " "));
      return expected.every((text) => {
        const words = withoutBreaks($(text).text()).replaceAll(/\s+/gu, " ").trim();
        return quoted.some((quote) => quote.includes(words));
      });
    });
    expect(wrong).toEqual([]);
  });

  it("has all code of the page, with languages and titles", () => {
    expect(countOnPages(CODE_BLOCKS)).toBeGreaterThan(1000);
    expect(countOnPages("[class*=codeBlockTitle_]")).toBeGreaterThan(20);
    const wrong = failing(({ tree, $ }) => {
      const expected = $(CODE_BLOCKS)
        .toArray()
        .map((element) => {
          const block = $(element).clone();
          block.find("br").replaceWith("\n");
          const title = block.find("[class*=codeBlockTitle_]").text();
          const language = /language-(\S+)/u.exec(block.attr("class") ?? "")?.[1] ?? "";
          return { title, code: JSON.stringify([language, block.find("pre").text().replace(/\n$/u, "")]) };
        });
      const labels = new Set(["", ...all(tree, "strong").map((node) => toString(node))]);
      const texts = new Set(all(tree, "code").map(({ lang, value }) => JSON.stringify([lang ?? "", value])));
      return expected.every(({ title, code }) => labels.has(title) && texts.has(code));
    });
    expect(wrong).toEqual([]);
  });

  it("has no text of controls and no hidden text", async () => {
    const hiding = await hidingSelectors();
    expect(hiding.length).toBeGreaterThan(5);
    const unseen = [UNSEEN, ...hiding].join();
    const wrong = forms.flatMap(({ route, tree, $ }) => {
      const page = $("main").clone();
      page.find(unseen).remove();
      const seen = withoutSpaces(page.text());
      const { labels, texts } = textsIn(tree);
      // Counts occurrences: a hidden text must not pass because a visible one has the same words.
      return [
        ...labels.filter((label) => !seen.includes(label)),
        ...texts.filter((text) => seen.split(text).length <= texts.filter((other) => other === text).length),
      ].map((text) => `${route}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it("has the pictures of the page in order, of each pair only the light one", () => {
    for (const mode of ["light", "dark"])
      expect(countOnPages(`main img[class*="themedComponent--${mode}"]`)).toBeGreaterThan(10);
    const wrong = failing(({ tree, $ }) => {
      const expected = $("main img:not([class*='themedComponent--dark'], [data-markdown-ignore], [src^='data:'])")
        .toArray()
        .map((image) => $(image).attr("src") ?? "");
      const shown = all(tree, "image").map((image) => new URL(image.url).pathname);
      return JSON.stringify(shown) === JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  });

  it("has as many table rows as the page", () => {
    expect(countOnPages("main tr")).toBeGreaterThan(1000);
    expect(failing(({ tree, $ }) => all(tree, "tableRow").length === $("main tr").length)).toEqual([]);
  });

  it("has the label of each tab", () => {
    expect(countOnPages("main [role=tab]")).toBeGreaterThan(400);
    const wrong = failing(({ tree, $ }) => {
      const labels = all(tree, "strong").map((node) => toString(node).split(", ").at(-1));
      const tabs = $("main [role=tab]").toArray();
      return tabs.every((tab) => labels.includes($(tab).text()));
    });
    expect(wrong).toEqual([]);
  });

  it("has no zero-width spaces and no page chrome", () => {
    expect(failing(({ markdown }) => !/[\u200B\u2060]|Direct link to|^On this page$/mu.test(markdown))).toEqual([]);
  });

  it("has its diagrams as Mermaid code", () => {
    const diagrams = forms.flatMap(({ route, tree }) =>
      all(tree, "code").flatMap(({ lang, value }) => (lang === "mermaid" ? [{ route, value }] : [])),
    );
    expect(diagrams.map(({ route }) => route)).toEqual(["/docs/how-it-works", "/docs/how-it-works"]);
    expect(diagrams.filter(({ value }) => !/^(?:flowchart|sequenceDiagram|graph)\b/u.test(value))).toEqual([]);
  });
});

describe("the head of a page", () => {
  it("links to the Markdown form", () => {
    const wrong = failing(({ $, canonical }) => {
      const link = $('head > link[rel=alternate][type="text/markdown"]');
      return link.length === 1 && link.attr("href") === baseUrl + fileOf(canonical);
    });
    expect(wrong).toEqual([]);
  });

  it("has no link to a Markdown form on the not-found page", async () => {
    expect((await readNotFound())('link[type="text/markdown"]').length).toBe(0);
    expect(files.has("404.md")).toBe(false);
  });
});

describe("llms.txt", async () => {
  const tree = parsed(await readBuilt("llms.txt"));
  /** Links by the heading above their list. */
  const lists = new Map<string, string[]>();
  let title = "";
  for (const node of tree.children) {
    if (node.type === "heading") title = toString(node);
    if (node.type === "list")
      lists.set(
        title,
        all(node, "link").map((link) => link.url),
      );
  }

  it("follows the convention: title, block quote, notes, and lists below headings", () => {
    const outline = tree.children.map((node) => (node.type === "heading" ? `h${String(node.depth)}` : node.type));
    expect(outline.join(" ")).toMatch(/^h1 blockquote(?: paragraph)+(?: h2 list)+$/u);
    expect([...lists.keys()]).toEqual([
      ...(afterBuildOptions.llmsSections ?? []).map(({ title }) => title),
      "Optional",
    ]);
    for (const item of all(tree, "listItem")) {
      const [paragraph] = item.children;
      expect(paragraph?.type === "paragraph" && paragraph.children[0]?.type).toBe("link");
      expect(toString(item)).toMatch(/^[^:]+(?:: .+)?$/su);
    }
  });

  it("links to existing Markdown forms, each once and with a description", () => {
    expect(brokenLinks(tree)).toEqual([]);
    const links = [...lists.values()].flat();
    expect(links.filter((link) => !link.startsWith(home) || !link.endsWith(".md"))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
    expect(
      all(tree, "listItem")
        .map((item) => toString(item))
        .filter((text) => !text.includes(": ")),
    ).toEqual([]);
  });

  it("has all pages of docs and API reference, and overviews of the examples", () => {
    const listed = new Set([...lists.values()].flat());
    const missing = forms.filter(({ canonical }) => !listed.has(home + fileOf(canonical))).map(({ route }) => route);
    expect(missing.filter((route) => !route.startsWith("/examples/"))).toEqual([]);
    expect(lists.get("Examples")).toContain(`${home}examples/default/index.md`);
    expect(lists.get("Examples")).toContain(`${home}examples/group-by/category/course.md`);
    expect(lists.get("Optional")).toEqual([`${home}index.md`, `${home}showcase.md`]);
  });

  it("has the docs in the order of the sidebar", () => {
    const ids = Object.values(sidebars).flatMap(docsIn);
    const listed = lists.get("Docs")?.filter((link) => !link.includes("/category/"));
    expect(listed).toEqual(ids.map((id) => `${home}docs/${id}.md`));
  });
});

it("llms-full.txt has the whole Markdown of each hand-written page", async () => {
  const text = await readBuilt("llms-full.txt");
  const handWritten = forms.filter(({ route }) => /^\/docs\/(?!category\/)|^\/(?:api|examples\/[^/]+)$/u.test(route));
  expect(handWritten.length).toBeGreaterThan(15);
  expect(handWritten.filter(({ markdown }) => !text.includes(markdown)).map(({ route }) => route)).toEqual([]);
  const tree = parsed(text);
  expect(all(tree, "heading").filter(({ depth }) => depth === 1)).toHaveLength(handWritten.length + 1);
  expect(all(tree, "html")).toEqual([]);
  expect(brokenLinks(tree)).toEqual([]);
  expect(text.slice(0, 600)).toContain("It does not contain generated pages");
});
