import { describe, expect, it } from "vitest";
import { markdownOf } from "@site/src/plugins/markdownPages/page";
import { parsePage } from "@site/src/shared/markup/page";

const url = "https://site.example/sub/docs/page";
const index = "https://site.example/sub/llms.txt";

/** Converts HTML in a page to Markdown, without the title and links at its top. */
function convert(content: string): string {
  const html = `<html><head></head><body><nav>Menu</nav><main>${content}</main><footer>Foot</footer></body></html>`;
  const [, , , ...rest] = markdownOf(parsePage(html).tree, { title: "Page", url, index }).split("\n\n");
  return rest.join("\n\n").trimEnd();
}

/** A code block as the theme renders it. */
function block(language: string, lines: readonly string[], title?: string): string {
  const heading = title === undefined ? "" : `<div class="codeBlockTitle_x">${title}</div>`;
  const tokens = lines.map((line) => `<div class=token-line><span class="token plain">${line}</span><br></div>`);
  return (
    `<div class="language-${language} codeBlockContainer_x theme-code-block">${heading}<div class=codeBlockContent_x>` +
    `<pre tabindex=0 class="prism-code language-${language}"><code class=codeBlockLines_x>${tokens.join("")}</code></pre>` +
    `<div class=buttonGroup_x><button>Copy</button></div></div></div>`
  );
}

/** Tabs as the theme renders them: with the contents of all tabs, hidden except the first. */
function tabs(contents: Readonly<Record<string, string>>): string {
  const names = Object.keys(contents).map((name) => `<li role=tab>${name}</li>`);
  const panels = Object.values(contents).map(
    (content, at) => `<div role=tabpanel${at ? " hidden" : ""}>${content}</div>`,
  );
  return `<div class="theme-tabs-container tabs-container"><ul role=tablist>${names.join("")}</ul><div>${panels.join("")}</div></div>`;
}

describe("the Markdown form of a page", () => {
  it("starts with its title, its canonical URL and the URL of llms.txt", () => {
    const html =
      "<main><article><p>First.</p><header><h1>A <code>title</code></h1></header><p>Second.</p></article></main>";
    expect(markdownOf(parsePage(html).tree, { title: "Other", url, index })).toBe(
      `# A \`title\`\n\nSource: <${url}>\n\nAll pages: <${index}>\n\nFirst.\n\nSecond.\n`,
    );
  });

  it("uses the title of the document if the page has no heading", () => {
    expect(markdownOf(parsePage("<body><p>Text.</p></body>").tree, { title: "Title", url, index })).toMatch(
      /^# Title\n\nSource: </u,
    );
  });
});

/** An admonition as the theme renders it. */
const admonition = (kind: string, title: string): string =>
  `<div class="theme-admonition theme-admonition-${kind} alert"><div class=admonitionHeading_x><span class=admonitionIcon_x>` +
  `<svg></svg></span>${title}</div><div class=admonitionContent_x><p>Text.</p><ul><li>One</li></ul></div></div>`;

/** A card of a category page as the theme renders it. */
const card = (name: string): string =>
  `<article class="col"><a class="card theme-doc-card-container" href=/${name}><p class=theme-doc-card-title>` +
  `${name}</p><p class=theme-doc-card-description>About ${name}.</p></a></article>`;

const pictures = ["light", "dark"].map(
  (mode) => `<img src=/${mode}.webp alt=Picture class="themedComponent_x themedComponent--${mode}_x">`,
);

it.each<[content: string, html: string, markdown: string]>([
  [
    "navigation, buttons and form fields are omitted",
    "<nav class=theme-doc-breadcrumbs>Crumbs</nav><div class=theme-doc-toc-mobile>On this page</div>" +
      '<h2 class=anchor id=a>Heading<a href=#a class=hash-link aria-label="Direct link">\u200B</a></h2>' +
      "<p><label>Filter</label><input><output>3</output></p><button>Copy</button><svg><title>Icon</title></svg>" +
      "<footer class=theme-doc-footer>Edited</footer><nav class=pagination-nav>Next</nav>",
    "## Heading",
  ],
  [
    "ignored elements and images of the other colour mode are omitted",
    `<p><a href=/t>T</a> <span data-markdown-ignore><span>O</span><span>(object)</span></span></p><p>${pictures.join("")}</p>`,
    "[T](https://site.example/t)\n\n![Picture](https://site.example/light.webp)",
  ],
  [
    "minimized HTML may lack optional end tags",
    "<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tr><td>3<td>4</table><p>One<p>Two<ul><li>x<li>y</ul>",
    "| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n\nOne\n\nTwo\n\n- x\n- y",
  ],
  [
    "long names have no break opportunities",
    "<p>average\u200BScore and file<wbr>name</p>",
    "averageScore and filename",
  ],
  [
    "a code block becomes its title and a fence with its language",
    block("js", ["const a = 1;", "", "a();"], "a.js"),
    "**a.js**\n\n```js\nconst a = 1;\n\na();\n```",
  ],
  ["code has no links", block("graphql", ['<a class="token scalar" href=/types/id>ID</a>!']), "```graphql\nID!\n```"],
  [
    "code with fences, tags and pipes is unchanged",
    block("md", ["```js", "&lt;Tabs&gt; | {x} \\ &amp;lt;", "```"], "a`b.md"),
    "**a\\`b.md**\n\n````md\n```js\n<Tabs> | {x} \\ &lt;\n```\n````",
  ],
  [
    "an empty line of code that contains a line break is not doubled",
    "<pre class=language-graphql><code><span class=token-line>a\n</span><span class=token-line><span>\n</span>\n</span>" +
      "<span class=token-line>b\n</span></code></pre>",
    "```graphql\na\n\nb\n```",
  ],
  [
    "a diagram is its source, read from noscript",
    "<noscript><pre class=language-mermaid><code>flowchart TD\n  A --&gt; B</code></pre></noscript><div><svg></svg></div>",
    "```mermaid\nflowchart TD\n  A --> B\n```",
  ],
  [
    "code in a sentence keeps its backticks",
    "<p>Write <code>a`b</code> or <code>``</code>.</p>",
    "Write ``a`b`` or ` `` `.",
  ],
  [
    "all tabs are included, each below its label",
    tabs({ npm: block("bash", ["npm ci"]), Yarn: "<p>Text.</p>" }),
    "**npm**\n\n```bash\nnpm ci\n```\n\n**Yarn**\n\nText.",
  ],
  [
    "tabs in tabs are labelled with both names",
    tabs({ Docusaurus: `<p>Before.</p>${tabs({ npm: "<p>a</p>", yarn: "<p>b</p>" })}`, MkDocs: "<p>c</p>" }),
    "**Docusaurus**\n\nBefore.\n\n**Docusaurus, npm**\n\na\n\n**Docusaurus, yarn**\n\nb\n\n**MkDocs**\n\nc",
  ],
  [
    "an admonition is a quotation with its kind and its title",
    admonition("note", "Keys are silent"),
    "> **Note: Keys are silent**\n>\n> Text.\n>\n> - One",
  ],
  [
    "an admonition without a title has only its kind",
    admonition("warning", "<span>warning</span>"),
    "> **Warning**\n>\n> Text.\n>\n> - One",
  ],
  [
    "folded content is below its summary",
    "<details><summary>SDL, <!-- -->49<!-- --> lines</summary><div><div><p>Inside.</p></div></div></details>",
    "**SDL, 49 lines**\n\nInside.",
  ],
  [
    "a figure that shows another page is a quotation",
    "<figure><figcaption>You get <a href=/p>it</a></figcaption><div role=region><h2>Fields</h2></div></figure>",
    "**You get [it](https://site.example/p)**\n\n> ## Fields",
  ],
  [
    "pipes in cells are escaped",
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a | b</code></td><td>x | y</td></tr></tbody></table>",
    "| A | B |\n| - | - |\n| `a \\| b` | x \\| y |",
  ],
  [
    "each row of a table is one line, whatever its cells contain",
    `<table><tr><td><p>One.</p><p>Two.</p><ul><li>x</li><li>y</li></ul>${block("js", ["a", "b"])}</td></tr></table>`,
    "| |\n| - |\n| One. Two. x; y `a b` |",
  ],
  [
    "links and images have absolute URLs",
    "<p><a href=/sub/docs/other#x>A</a>, <a href=#y>B</a>, <a href=../c?d>C</a>, <a href=https://e.example>E</a>, " +
      "<img src=/sub/img/f.png alt=F></p>",
    "[A](https://site.example/sub/docs/other#x), [B](https://site.example/sub/docs/page#y), " +
      "[C](https://site.example/sub/c?d), [E](https://e.example), ![F](https://site.example/sub/img/f.png)",
  ],
  [
    "links are separated by spaces, and omitted if empty",
    "<p><a href=/a>A</a><a href=/b>B</a><a href=/c><svg></svg></a></p>",
    "[A](https://site.example/a) [B](https://site.example/b)",
  ],
  [
    "an image in a data URL becomes its alternative text",
    '<p>See <img src="data:image/png;base64,AAAA" alt="a dot">.</p>',
    "See a dot.",
  ],
  [
    "cards become a list with descriptions",
    `<section class=row>${card("a")}${card("b")}</section>`,
    "- [a](https://site.example/a): About a.\n- [b](https://site.example/b): About b.",
  ],
  [
    "lists stay nested",
    "<ol><li>One<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></li><li>Two</li></ol>",
    "1. One\n\n   - a\n   - b\n     - c\n\n2. Two",
  ],
  [
    "badges become words",
    "<p><a href=/id><code>ID!</code></a> <span class=badge_x>non-null</span> <!-- --><span class=badge_x>scalar</span></p>",
    "[`ID!`](https://site.example/id) non-null scalar",
  ],
  [
    "text that looks like markup is escaped",
    "<p>A &lt;Tabs&gt; element, *stars*, _lines_, [brackets](x) and `ticks`</p><p># no heading</p>",
    "A \\<Tabs> element, \\*stars\\*, \\_lines\\_, \\[brackets]\\(x) and \\`ticks\\`\n\n\\# no heading",
  ],
])("in the Markdown form of a page, %s", (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});
