import { describe, expect, it } from "vitest";
import { partsOf } from "@site/src/plugins/playground/browser/page/preview/frontMatter";
import { linkable, targetOf } from "@site/src/plugins/playground/browser/page/preview/links";
import type { PageNode } from "@site/src/plugins/playground/browser/page/preview/nodes";
import { toNodes } from "@site/src/plugins/playground/browser/page/preview/toNodes";

const convert = (body: string, mdx = true) => toNodes(body, { mdx, headingIds: true, title: undefined });

/** A page in short: kinds and tags around their contents. */
function brief(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.kind === "block") return `block(${node.language}: ${node.code})`;
      const name = node.kind === "plain" ? node.tag : node.kind;
      const title = node.kind === "admonition" ? `${node.tone} ${brief(node.title)}: ` : "";
      const more = node.kind === "link" ? `${node.href} ` : node.kind === "plain" && node.id ? `#${node.id} ` : "";
      return `${name}(${title}${more}${brief(node.children)})`;
    })
    .join("");
}

describe("the parts of a page", () => {
  it("are its front matter, its title, and its text without modules at the beginning", () => {
    const page =
      "---\nid: film\ntitle: \"A: film\"\n---\n\nimport X from 'y';\n\nexport const A = () => <a/>\n\nText\n";
    expect(partsOf(page, true)).toEqual({
      frontMatter: 'id: film\ntitle: "A: film"',
      title: "A: film",
      body: "Text\n",
    });
  });

  it("keep a line of Markdown that begins like a module", () => {
    expect(partsOf("import duty is a tax\n", false).body).toBe("import duty is a tax\n");
    expect(partsOf("export\n", true).body).toBe("export\n");
  });
});

describe("what is shown of a page", () => {
  it.each([
    ['<Badge class="badge" text="enum"/> x', true, "p(badge(enum) x)"],
    ['<Chip color="info" label="enum" size="small"/> x', true, "p(badge(enum) x)"],
    ['<mark class="gqlmd-mkdocs-badge">enum</mark> x', false, "p(badge(enum) x)"],
    ['<span class="badge text-bg-info">enum</span> x', false, "p(badge(enum) x)"],
    ['<span style="border-radius:999px;">enum</span> x', false, "p(badge(enum) x)"],
    ["a<Bullet />b", true, "p(a\u00A0small(●)\u00A0b)"],
    ['### <SpecifiedBy url="https://a.example"/>', true, "h1(Specification link(https://a.example https://a.example))"],
    [":::warning[DEPRECATED]\n\nUse b.\n\n:::", true, "admonition(warning DEPRECATED: p(Use b.))"],
    ['<Aside type="caution" title="OLD">\n\nUse b.\n\n</Aside>', true, "admonition(caution OLD: p(Use b.))"],
    ["> [!WARNING]\n> **OLD**\n>\n> Use b.", false, "admonition(warning warning: p(strong(OLD))p(Use b.))"],
    ['!!! warning "OLD"\n\n    Use b.', false, "admonition(warning OLD: p(Use b.))"],
    ["#### [`a`](#a) \\{#film-a\\}", true, "h1(#film-a link(#a code(a)))"],
    ["[<code style={{ fontWeight: 'normal' }}>F.<b>id</b></code>](#id)", true, "p(link(#id code(F.b(id))))"],
    ["```graphql\ntype A\n```", true, "block(graphql: type A)"],
    ["| a |\n| - |\n| b |", true, "table(thead(tr(th(a)))tbody(tr(td(b))))"],
    ["a {/* hidden */} b", true, "p(a  b)"],
    ["a {window.b} c", true, "p(a code({window.b}) c)"],
    ["a <span hidden>b</span> c", true, "p(a  c)"],
  ])("of %j", (body, mdx, shown) => {
    expect(brief(convert(body, mdx).nodes)).toBe(shown);
  });

  it("is no element beside those of the list, whatever the page has", () => {
    const body = '<script src="x">a</script>\n\n<iframe src="x">b</iframe>\n\n<Unknown>c</Unknown>';
    expect(brief(convert(body).nodes)).toBe("p(a)p(b)p(c)".replaceAll(/p\((.)\)/gu, "p($1)"));
  });

  it("is Markdown, with the reason, when MDX could not read it", () => {
    const { nodes, fault } = convert("# a\n\n<b\n\nc");
    expect(fault).toMatch(/./u);
    expect(brief(nodes)).toContain("h1(a)");
  });

  it("is text where a page of Markdown has markup that nothing closes", () => {
    const { nodes, fault } = convert("a <b c", false);
    expect(fault).toBeUndefined();
    expect(brief(nodes)).toBe("p(a <b c)");
  });

  it("has headings without gaps, below a title where the text has none", () => {
    expect(brief(convert("# A\n\n### B\n\n##### C\n\n### D").nodes)).toBe("h1(A)h2(B)h3(C)h2(D)");
    const titled = toNodes("### B", { mdx: true, headingIds: false, title: "A" });
    expect([titled.title, brief(titled.nodes)]).toEqual(["A", "h2(B)"]);
    expect(toNodes("# B", { mdx: false, headingIds: false, title: "A" }).title).toBeUndefined();
  });

  it("ends after some thousand parts, and below some sixty levels, and says so", () => {
    const long = convert(Array.from({ length: 9000 }, () => "- a").join("\n"));
    expect(long.cut).toBe(true);
    expect(JSON.stringify(long.nodes).length).toBeLessThan(500_000);
    const deep = convert(`${"> ".repeat(300)}a`, false);
    expect(deep.cut).toBe(true);
  });
});

describe("a link of a page", () => {
  const files = linkable(
    ["content/docs/api/types/objects/film.md", "content/docs/api/types/_index.md"],
    "content/docs",
  );
  const from = "content/docs/api/types/enums/rating.md";
  const film = { kind: "file", path: "content/docs/api/types/objects/film.md", fragment: "" };

  it.each([
    "/api/types/objects/film.mdx",
    "/api/types/objects/film.html",
    "/api/types/objects/film",
    "/docs/api/types/objects/film.mdx",
    "../objects/film.md",
    "../objects/film.md?x=1",
  ])("%s leads to the file", (href) => {
    expect(targetOf(href, from, files)).toEqual(film);
  });

  it("leads to a heading, of another file or of this one", () => {
    expect(targetOf("../objects/film.md#id%20a", from, files)).toEqual({ ...film, fragment: "id a" });
    expect(targetOf("#id", from, files)).toEqual({ kind: "fragment", fragment: "id" });
  });

  it("leads to the index of a folder", () => {
    expect(targetOf("/api/types", from, files)).toMatchObject({ path: "content/docs/api/types/_index.md" });
  });

  it.each(["https://a.example/b", "http://a.example", "mailto:a@b.example"])("%s leads outside", (href) => {
    expect(targetOf(href, from, files)).toEqual({ kind: "outside", href });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//a.example/b",
    "blob:https://a.example/b",
    "/api/missing",
    "../../../../../x",
    "%E0%A4%A",
  ])("%s leads nowhere", (href) => {
    expect(targetOf(href, from, files)).toEqual({ kind: "nowhere" });
  });
});
