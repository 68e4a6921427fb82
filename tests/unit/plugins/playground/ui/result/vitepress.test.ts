import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../temporaryFolder";

interface Environment {
  readonly relativePath: string;
  links?: readonly string[];
}

type Render = (page: string, env: Environment) => string;

interface Ruler {
  readonly enable: () => void;
  readonly disable: () => void;
  readonly push: () => void;
}

const ruler: Ruler = { enable: () => undefined, disable: () => undefined, push: () => undefined };

/** As much of markdown-it as the module uses. */
interface Markdown {
  render: Render;
  readonly renderer: { readonly rules: { text: (text: string) => string } };
  readonly options: { html: boolean };
  readonly set: (options: { readonly html: boolean }) => void;
  readonly core: { readonly ruler: Ruler };
  readonly block: { readonly ruler: Ruler };
}

interface Pages {
  readonly schemaPages: (folder: string) => (md: Markdown) => void;
  readonly sidebarOf: (source: string, folder: string) => readonly unknown[];
}

const pagesFile = path.resolve("packages/starters/vitepress/docs/.vitepress/pages.mjs");
const { schemaPages, sidebarOf } = (await import(pagesFile)) as Pages;

/** Markdown whose renderer gives back what it is asked, as text, and notes whether tags are read then. */
function markdown(): Markdown & { readonly tags: boolean[] } {
  const tags: boolean[] = [];
  const options = { html: true };
  const md: Markdown = {
    options,
    renderer: { rules: { text: (text) => text } },
    render: (page) => {
      tags.push(options.html);
      return md.renderer.rules.text(page);
    },
    set: ({ html }) => {
      options.html = html;
    },
    core: { ruler },
    block: { ruler },
  };
  schemaPages("api")(md);
  return Object.assign(md, { tags });
}

const rendered = (page: string): string => markdown().render(page, { relativePath: "api/types/objects/film.md" });

describe("a page of the schema in VitePress", () => {
  it.each([
    ['`a`<span class="gqlmd-mdx-bullet">&nbsp;●&nbsp;</span>`b`', "`a` · `b`"],
    ['<mark class="gqlmd-mkdocs-badge">enum</mark>', '<span class="VPBadge info">enum</span>'],
    [
      '!!! warning "DEPRECATED"\n\n\n    Use `b`.\n\n    Soon.\n\nNext',
      "\n::: warning DEPRECATED\nUse `b`.\n\nSoon.\n\n:::\n\nNext",
    ],
    ["<details>\n<summary><b>3</b> deprecated</summary>\n", ":::: details 3 deprecated\n\n"],
    ["<em>Hide</em>\n</details>", "\n::::\n"],
  ])("has what the preset writes as %j in a form of VitePress", (page, expected) => {
    expect(rendered(page)).toBe(expected);
  });

  it("leaves nothing that Vue evaluates", () => {
    expect(rendered("{{ 1 + 1 }}")).toBe("&#123;&#123; 1 + 1 }}");
  });

  it("does not ask the bundler for an image", () => {
    expect(rendered(`<img src="./it's.png" alt="">`)).toBe(`<img :src="'./it%27s.png'" alt="">`);
  });

  it("is rendered without tags, and its links do not stop the build; other pages are as they were", () => {
    const md = markdown();
    const links = ["./nowhere"];
    const own: Environment = { relativePath: "api/a.md", links };
    const other: Environment = { relativePath: "guide.md", links };
    md.render("", own);
    expect(md.render("{{ 1 }}", other)).toBe("{{ 1 }}");
    expect(md.tags).toEqual([false, true]);
    expect([own.links, other.links]).toEqual([[], links]);
  });
});

it("the sidebar has folders as groups, and pages by their headings", async () => {
  const folder = await temporaryFolder({
    "api/objects/film.md": "# Film\n\nText\n",
    "api/objects/plain.md": "Text\n",
    "api/other.txt": "",
  });
  const items = [
    { text: "Film", link: "/api/objects/film" },
    { text: "plain.md", link: "/api/objects/plain" },
  ];
  expect(sidebarOf(folder, "api")).toEqual([{ text: "objects", collapsed: true, items }]);
  expect(sidebarOf(folder, "none")).toEqual([]);
});
