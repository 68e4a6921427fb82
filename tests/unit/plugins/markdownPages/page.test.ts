import { describe, expect, it } from "vitest";
import { markdownOf } from "@site/src/plugins/markdownPages/page";
import { parsePage } from "@site/src/shared/markup/page";

const url = "https://site.example/sub/docs/page";
const index = "https://site.example/sub/llms.txt";

/** Converts HTML in a page to Markdown, without the title and links at its top. */
function converted(content: string): string {
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

/** Tabs as the theme renders them: with all contents, of which only the first is not hidden. */
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

  it("omits navigation, buttons and form fields", () => {
    const content = [
      "<nav class=theme-doc-breadcrumbs>Crumbs</nav><div class=theme-doc-toc-mobile>On this page</div>",
      '<h2 class=anchor id=a>Heading<a href=#a class=hash-link aria-label="Direct link">\u200B</a></h2>',
      "<p><label>Filter</label><input><output>3</output></p><button>Copy</button><svg><title>Icon</title></svg>",
      "<footer class=theme-doc-footer>Edited</footer><nav class=pagination-nav>Next</nav>",
    ];
    expect(converted(content.join(""))).toBe("## Heading");
  });

  it("omits ignored elements and pictures of the other colour mode", () => {
    const kind = "<a href=/t>T</a> <span data-markdown-ignore><span>O</span><span>(object)</span></span>";
    const picture = ["light", "dark"].map(
      (mode) => `<img src=/${mode}.webp alt=Picture class="themedComponent_x themedComponent--${mode}_x">`,
    );
    expect(converted(`<p>${kind}</p><p>${picture.join("")}</p>`)).toBe(
      "[T](https://site.example/t)\n\n![Picture](https://site.example/light.webp)",
    );
  });

  it("reads minimized HTML without optional end tags", () => {
    const table =
      "<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tr><td>3<td>4</table><p>One<p>Two<ul><li>x<li>y</ul>";
    expect(converted(table)).toBe("| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n\nOne\n\nTwo\n\n- x\n- y");
  });

  it("has no break opportunities in long names", () => {
    expect(converted("<p>average\u200BScore and file<wbr>name</p>")).toBe("averageScore and filename");
  });
});

describe("code", () => {
  it("is a fence with its language below its title", () => {
    expect(converted(block("js", ["const a = 1;", "", "a();"], "a.js"))).toBe(
      "**a.js**\n\n```js\nconst a = 1;\n\na();\n```",
    );
  });

  it("has no links", () => {
    const sdl = block("graphql", ['<a class="token scalar" href=/types/id>ID</a>!']);
    expect(converted(sdl)).toBe("```graphql\nID!\n```");
  });

  it("is unchanged if it contains fences, tags and pipes", () => {
    const hostile = ["```js", "&lt;Tabs&gt; | {x} \\ &amp;lt;", "```"];
    expect(converted(block("md", hostile, "a`b.md"))).toBe(
      "**a\\`b.md**\n\n````md\n```js\n<Tabs> | {x} \\ &lt;\n```\n````",
    );
  });

  it("does not double an empty line that contains a line break", () => {
    const source =
      "<pre class=language-graphql><code><span class=token-line>a\n</span><span class=token-line><span>\n</span>\n</span><span class=token-line>b\n</span></code></pre>";
    expect(converted(source)).toBe("```graphql\na\n\nb\n```");
  });

  it("is the source of a diagram, read from noscript", () => {
    const diagram =
      "<noscript><pre class=language-mermaid><code>flowchart TD\n  A --&gt; B</code></pre></noscript><div><svg></svg></div>";
    expect(converted(diagram)).toBe("```mermaid\nflowchart TD\n  A --> B\n```");
  });

  it("in a sentence keeps its backticks", () => {
    expect(converted("<p>Write <code>a`b</code> or <code>``</code>.</p>")).toBe("Write ``a`b`` or ` `` `.");
  });
});

describe("tabs", () => {
  it("are all included, each below its label", () => {
    expect(converted(tabs({ npm: block("bash", ["npm ci"]), Yarn: "<p>Text.</p>" }))).toBe(
      "**npm**\n\n```bash\nnpm ci\n```\n\n**Yarn**\n\nText.",
    );
  });

  it("in tabs are labelled with both names", () => {
    const nested = tabs({
      Docusaurus: `<p>Before.</p>${tabs({ npm: "<p>a</p>", yarn: "<p>b</p>" })}`,
      MkDocs: "<p>c</p>",
    });
    expect(converted(nested)).toBe(
      "**Docusaurus**\n\nBefore.\n\n**Docusaurus, npm**\n\na\n\n**Docusaurus, yarn**\n\nb\n\n**MkDocs**\n\nc",
    );
  });
});

describe("boxes", () => {
  const admonition = (kind: string, title: string): string =>
    `<div class="theme-admonition theme-admonition-${kind} alert"><div class=admonitionHeading_x><span class=admonitionIcon_x>` +
    `<svg></svg></span>${title}</div><div class=admonitionContent_x><p>Text.</p><ul><li>One</li></ul></div></div>`;

  it("of admonitions are quotations with their kind and their title", () => {
    expect(converted(admonition("note", "Keys are silent"))).toBe(
      "> **Note: Keys are silent**\n>\n> Text.\n>\n> - One",
    );
  });

  it("of admonitions without a title have only their kind", () => {
    expect(converted(admonition("warning", "<span>warning</span>"))).toMatch(/^> \*\*Warning\*\*\n>\n> Text\./u);
  });

  it("that are folded become content below their summary", () => {
    const details =
      "<details><summary>SDL, <!-- -->49<!-- --> lines</summary><div><div><p>Inside.</p></div></div></details>";
    expect(converted(details)).toBe("**SDL, 49 lines**\n\nInside.");
  });

  it("that show another page are quotations", () => {
    const figure =
      "<figure><figcaption>You get <a href=/p>it</a></figcaption><div role=region><h2>Fields</h2></div></figure>";
    expect(converted(figure)).toBe("**You get [it](https://site.example/p)**\n\n> ## Fields");
  });
});

describe("tables", () => {
  it("are those of GitHub Flavored Markdown, with pipes in code escaped", () => {
    const table =
      "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a | b</code></td><td>x | y</td></tr></tbody></table>";
    expect(converted(table)).toBe("| A | B |\n| - | - |\n| `a \\| b` | x \\| y |");
  });

  it("have each row on one line, whatever its cells contain", () => {
    const table = `<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>One.</p><p>Two.</p><ul><li>x</li><li>y</li></ul>${block("js", ["a", "b"])}</td></tr></tbody></table>`;
    expect(converted(table).split("\n").at(-1)).toBe("| One. Two. x; y `a b` |");
  });
});

describe("links and images", () => {
  it("have absolute URLs", () => {
    const content =
      "<p><a href=/sub/docs/other#x>A</a>, <a href=#y>B</a>, <a href=../c?d>C</a>, <a href=https://e.example>E</a>";
    expect(converted(`${content}, <img src=/sub/img/f.png alt=F></p>`)).toBe(
      "[A](https://site.example/sub/docs/other#x), [B](https://site.example/sub/docs/page#y), " +
        "[C](https://site.example/sub/c?d), [E](https://e.example), ![F](https://site.example/sub/img/f.png)",
    );
  });

  it("are separated by spaces, and omitted if empty", () => {
    expect(converted("<p><a href=/a>A</a><a href=/b>B</a><a href=/c><svg></svg></a></p>")).toBe(
      "[A](https://site.example/a) [B](https://site.example/b)",
    );
  });

  it("of an inline image become its alternative text", () => {
    expect(converted('<p>See <img src="data:image/png;base64,AAAA" alt="a dot">.</p>')).toBe("See a dot.");
  });

  it("of cards become a list with descriptions", () => {
    const card = (name: string): string =>
      `<article class="col"><a class="card theme-doc-card-container" href=/${name}><p class=theme-doc-card-title>` +
      `${name}</p><p class=theme-doc-card-description>About ${name}.</p></a></article>`;
    expect(converted(`<section class=row>${card("a")}${card("b")}</section>`)).toBe(
      "- [a](https://site.example/a): About a.\n- [b](https://site.example/b): About b.",
    );
  });
});

describe("text", () => {
  it("keeps nested lists", () => {
    expect(converted("<ol><li>One<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></li><li>Two</li></ol>")).toBe(
      "1. One\n\n   - a\n   - b\n     - c\n\n2. Two",
    );
  });

  it("has badges as words", () => {
    expect(
      converted(
        "<p><a href=/id><code>ID!</code></a> <span class=badge_x>non-null</span> <!-- --><span class=badge_x>scalar</span></p>",
      ),
    ).toBe("[`ID!`](https://site.example/id) non-null scalar");
  });

  it("is escaped where it looks like markup", () => {
    expect(
      converted("<p>A &lt;Tabs&gt; element, *stars*, _lines_, [brackets](x) and `ticks`</p><p># no heading</p>"),
    ).toBe("A \\<Tabs> element, \\*stars\\*, \\_lines\\_, \\[brackets]\\(x) and \\`ticks\\`\n\n\\# no heading");
  });
});
