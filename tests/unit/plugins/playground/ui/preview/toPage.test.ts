import { mdxDeclaration as forDocusaurus } from "@graphql-markdown/docusaurus/mdx";
import { mdxDeclaration as forFumadocs } from "@graphql-markdown/formatters/fumadocs";
import { mdxDeclaration as forStarlight } from "@graphql-markdown/formatters/starlight";
import { mdxDeclaration as forVocs } from "@graphql-markdown/formatters/vocs";
import type { Element, Nodes, Root } from "hast";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { splitPage } from "@site/src/plugins/playground/browser/parsing/splitPage";

import { identifyHeadings, toPage } from "@site/src/plugins/playground/browser/parsing/toPage";

const convert = (body: string, mdx = true) => toPage(body, { mdx, headingIds: true, title: undefined });

/** Writes a page in short: each element as its name, its properties and its contents. */
function brief(node: Nodes): string {
  if (node.type === "text") return node.value.replaceAll("\n", "");
  if (node.type === "root") return node.children.map(brief).join("");
  if (node.type !== "element") return `unexpected(${node.type})`;
  const properties = Object.entries(node.properties).map(([name, value]) => `${name}=${String(value)} `);
  return `${node.tagName}(${properties.join("")}${node.children.map(brief).join("")})`;
}

describe("splitting a page", () => {
  it("returns its title and its text without imports and exports", () => {
    const page =
      "---\nid: film\ntitle: \"A: film\"\n---\n\nimport X from 'y';\n\nexport const A = () => <a/>\n\nText\n";
    expect(splitPage(page, true)).toEqual({
      title: "A: film",
      body: "Text\n",
    });
  });

  it.each([
    ["Docusaurus", forDocusaurus],
    ["Fumadocs", forFumadocs],
    ["Starlight", forStarlight],
    ["Vocs", forVocs],
  ])("omits the components of %s, also after formatting by Prettier", async (_name, components) => {
    const page = `---\nid: film\n---\n\n${String(components)}\n\nA film.\n\nSeen by [Ann](/ann).\n`;
    const text = "A film.\n\nSeen by [Ann](/ann).\n";
    expect(splitPage(page, true).body).toBe(text);
    expect(splitPage(await format(page, { parser: "mdx" }), true).body).toBe(text);
  });

  it("keeps a line of text that begins like an import or an export", () => {
    expect(splitPage("import duty is a tax\n", false).body).toBe("import duty is a tax\n");
    expect(splitPage("export\n", true).body).toBe("export\n");
  });
});

describe("a page", () => {
  it.each([
    ['<Badge class="badge" text="enum"/> x', true, "p(badge(enum) x)"],
    ['<Chip color="info" label="enum" size="small"/> x', true, "p(badge(enum) x)"],
    ['<mark class="gqlmd-mkdocs-badge">enum</mark> x', false, "p(badge(enum) x)"],
    ['<span class="badge text-bg-info">enum</span> x', false, "p(badge(enum) x)"],
    ['<span style="border-radius:999px;">enum</span> x', false, "p(badge(enum) x)"],
    ["a<Bullet />b", true, "p(a\u00A0small(●)\u00A0b)"],
    [
      '### <SpecifiedBy url="https://a.example"/>',
      true,
      "h1(Specification a(href=https://a.example https://a.example))",
    ],
    [":::warning[DEPRECATED]\n\nUse b.\n\n:::", true, "admonition(tone=warning span(DEPRECATED)p(Use b.))"],
    ['<Aside type="caution" title="OLD">\n\nUse b.\n\n</Aside>', true, "admonition(tone=caution span(OLD)p(Use b.))"],
    ["> [!WARNING]\n> **OLD**\n>\n> Use b.", false, "admonition(tone=warning span(warning)p(strong(OLD))p(Use b.))"],
    ['!!! warning "OLD"\n\n    Use b.', false, "admonition(tone=warning span(OLD)p(Use b.))"],
    ["#### [`a`](#a) \\{#film-a\\}", true, "h1(id=film-a a(href=#a code(a)))"],
    ["[<code style={{ fontWeight: 'normal' }}>F.<b>id</b></code>](#id)", true, "p(a(href=#id code(F.b(id))))"],
    ["```graphql\ntype A\n```", true, "block(language=graphql code=type A )"],
    ["| a |\n| - |\n| b |", true, "table(thead(tr(th(a)))tbody(tr(td(b))))"],
    ["a {/* hidden */} b", true, "p(a  b)"],
    ["a {window.b} c", true, "p(a code({window.b}) c)"],
    ["a <span hidden>b</span> c", true, "p(a  c)"],
    ["a <hr>b</hr> <br>c</br>", true, "p(a hr()b br()c)"],
  ])("shows %j", (body, mdx, shown) => {
    expect(brief(convert(body, mdx).content)).toBe(shown);
  });

  it("has only elements of the allow-list", () => {
    const body = '<script src="x">a</script>\n\n<iframe src="x">b</iframe>\n\n<Unknown>c</Unknown>';
    expect(brief(convert(body).content)).toBe("p(a)p(b)p(c)");
  });

  it("shows footnotes as text, and keeps images", () => {
    expect(brief(convert("![b](c)[^1]\n\n[^1]: d").content)).toBe("p(img(src=c alt=b )[1])p(d)");
  });

  it("that is invalid MDX is shown as Markdown", () => {
    const { content, fault } = convert("# a\n\n<b\n\nc");
    expect(fault).toMatch(/./u);
    expect(brief(content)).toContain("h1(a)");
    const markdown = convert("a <b c", false);
    expect([markdown.fault, brief(markdown.content)]).toEqual([undefined, "p(a <b c)"]);
  });

  it("has headings without gaps between their levels", () => {
    expect(brief(convert("# A\n\n### B\n\n##### C\n\n### D").content)).toBe("h1(A)h2(B)h3(C)h2(D)");
    const titled = toPage("### B", { mdx: true, headingIds: false, title: "A" });
    expect([titled.title, brief(titled.content)]).toEqual(["A", "h2(B)"]);
    expect(toPage("# B", { mdx: false, headingIds: false, title: "A" }).title).toBeUndefined();
  });

  it("lists headings of the source's levels two and three, as Docusaurus does", () => {
    const listed = (body: string) => toPage(body, { mdx: true, headingIds: false, title: "A" }).deepestListed;
    expect(["### B\n\n#### C", "## B\n\n### C\n\n#### D", "#### D"].map(listed)).toEqual([2, 3, 0]);
  });

  it("highlights only its first hundred code blocks", () => {
    const { content } = convert(Array.from({ length: 150 }, () => "```js\na\n```").join("\n\n"));
    const blocks = (content as Root).children.filter((node) => node.type === "element" && node.tagName === "block");
    const plain = (blocks as Element[]).map(({ properties }) => properties["plain"] === true);
    expect([plain.indexOf(true), plain.lastIndexOf(false), plain.length]).toEqual([100, 99, 150]);
  });

  it("is truncated after thousands of nodes and below sixty levels", () => {
    const long = convert(Array.from({ length: 3000 }, () => "- a").join("\n"));
    expect(long.cut).toBe(true);
    expect(JSON.stringify(long.content).length).toBeLessThan(500_000);
    const deep = convert(`${"> ".repeat(300)}a`, false);
    expect(deep.cut).toBe(true);
  });
});

describe("a page of the reference formatter", () => {
  const reference = (body: string): string =>
    brief(toPage(body, { mdx: true, headingIds: true, isReference: true, title: "A" }).content);

  it("has components with known attributes, without paragraphs around them", () => {
    const row =
      '<Field deprecated>\n\n### `id` \\{#id\\}\n\n<Signature kind="scalar">[`ID!`](/id.mdx)</Signature>\n\n</Field>';
    expect(reference(`<Rows count={16}>\n\n${row}\n\n</Rows>`)).toBe(
      'component(name=Rows props={"count":16} ' +
        'component(name=Field props={"deprecated":true} h3(id=id code(id))' +
        'component(name=Signature props={"kind":"scalar"} a(href=/id.mdx code(ID!)))))',
    );
  });

  it("parses attributes as JSON without evaluating them", () => {
    expect(reference("<Clipped lines={3}>\n\nx\n\n</Clipped>")).toBe('component(name=Clipped props={"lines":3} p(x))');
    expect(
      reference('<Clipped lines={alert(1)} onClick="x" dangerouslySetInnerHTML={{"__html":"x"}}>\n\nx\n\n</Clipped>'),
    ).toBe("component(name=Clipped props={} p(x))");
  });

  it("passes the links below a definition to its component", () => {
    expect(reference("<Sdl lines={3}>\n\nx\n\n[A](/a.mdx) [B&#x005F;C](/b.mdx)\n\n</Sdl>")).toBe(
      'component(name=Sdl props={"lines":3,"links":{"A":"/a.mdx","B_C":"/b.mdx"}} p(x))',
    );
    expect(reference("<Sdl>\n\nx\n\n</Sdl>")).toBe('component(name=Sdl props={"links":{}} p(x))');
  });

  it("keeps a paragraph with text and a component", () => {
    expect(reference('Use <Badge tone="beta">beta</Badge> now.\n\n<script>x</script>')).toBe(
      'p(Use component(name=Badge props={"tone":"beta"} beta) now.)x',
    );
  });

  it("shows only the content of its components with another formatter", () => {
    expect(brief(convert("<Rows>\n\n<Field>\n\nx\n\n</Field>\n\n</Rows>").content)).toBe("p(x)");
  });
});

describe("headings", () => {
  it("get the ids of Docusaurus, and are listed without badges", () => {
    const { content } = convert(
      '## The field\n\n### a ● `ID!` <Badge text="non-null" /> \\{#given\\}\n\n## The field\n',
    );
    expect(identifyHeadings(content)).toEqual([
      { id: "the-field", level: 1, text: "The field", hasCode: false },
      { id: "given", level: 2, text: "a ● ID!", hasCode: true },
      { id: "the-field-1", level: 1, text: "The field", hasCode: false },
    ]);
  });
});
