import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../temporaryFolder";

interface Environment {
  readonly relativePath: string;
  links?: readonly string[];
}

const ruler = { enable: () => undefined, disable: () => undefined, push: () => undefined };

/** A stub of markdown-it with `schemaPages`. Records in `tags`, for each rendered page, whether HTML tags are enabled. */
function markdown() {
  const tags: boolean[] = [];
  const options = { html: true };
  const md = {
    tags,
    options,
    renderer: { rules: { text: (text: string) => text } },
    render: ((page) => {
      tags.push(options.html);
      return md.renderer.rules.text(page);
    }) as (page: string, env: Environment) => string,
    set: ({ html }: { readonly html: boolean }) => {
      options.html = html;
    },
    core: { ruler },
    block: { ruler },
  };
  schemaPages("api")(md);
  return md;
}

const pagesFile = path.resolve("packages/starters/vitepress/docs/.vitepress/pages.mjs");
const { schemaPages, sidebarOf } = (await import(pagesFile)) as {
  readonly schemaPages: (folder: string) => (md: object) => void;
  readonly sidebarOf: (source: string, folder: string) => readonly unknown[];
};

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
    // So that Vue evaluates no text, and the bundler looks for no image.
    ["{{ 1 + 1 }}", "&#123;&#123; 1 + 1 }}"],
    [`<img src="./it's.png" alt="">`, `<img :src="'./it%27s.png'" alt="">`],
  ])("contains %j of the preset in a form for VitePress", (page, expected) => {
    expect(markdown().render(page, { relativePath: "api/types/objects/film.md" })).toBe(expected);
  });

  it("is rendered without HTML tags and link checks", () => {
    const md = markdown();
    const links = ["./nowhere"];
    const schemaPage: Environment = { relativePath: "api/a.md", links };
    const otherPage: Environment = { relativePath: "guide.md", links };
    md.render("", schemaPage);
    expect(md.render("{{ 1 }}", otherPage)).toBe("{{ 1 }}");
    expect(md.tags).toEqual([false, true]);
    expect([schemaPage.links, otherPage.links]).toEqual([[], links]);
  });
});

describe("the sidebar", () => {
  it("has folders as groups", async () => {
    const folder = await temporaryFolder({ "api/objects/film.md": "# Film\n\nText\n", "api/other.txt": "" });
    const items = [{ text: "Film", link: "/api/objects/film" }];
    expect(sidebarOf(folder, "api")).toEqual([{ text: "objects", collapsed: true, items }]);
  });

  it("labels a page without a heading by its file", async () => {
    const folder = await temporaryFolder({ "api/plain.md": "Text\n" });
    expect(sidebarOf(folder, "api")).toEqual([{ text: "plain.md", link: "/api/plain" }]);
  });

  it("is empty without a folder of pages", async () => {
    expect(sidebarOf(await temporaryFolder(), "none")).toEqual([]);
  });
});
