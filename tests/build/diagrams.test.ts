import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFolder, normalize, readPages } from "./site";
import type { BuiltPage } from "./site";

const TYPE_PAGE =
  /^\/examples\/(?:default\/types|group-by\/common)\/(?:objects|interfaces|unions|inputs|enums)\/[^/]+$/u;

/** Lists of a type page, by the titles of their panels. */
const LISTS: Readonly<Record<string, string>> = {
  "Returned by": "section-returned-by",
  "Implemented by": "section-implemented-by",
  "Member of": "section-implemented-by",
};

let pages: ReadonlyMap<string, BuiltPage>;
let types: readonly BuiltPage[];

beforeAll(async () => {
  pages = await readPages();
  types = [...pages.values()].filter(({ route }) => TYPE_PAGE.test(route));
});

/** Pages for which something does not hold. */
function except(list: readonly BuiltPage[], holds: (page: BuiltPage) => boolean): string[] {
  return list.filter((page) => !holds(page)).map(({ route }) => route);
}

/** Panels of a diagram as `title count: name, name and n more`, in the order of the drawing. */
function drawn({ $ }: BuiltPage): string[] {
  return $(".schema-diagram svg > g:not(.centre)")
    .toArray()
    .map((panel) => {
      const names = $(panel)
        .find("a")
        .toArray()
        .map((link) => $(link).find("text:not([aria-hidden])").text());
      const rest = names.at(-1)?.startsWith("and ") === true ? ` ${names.pop() ?? ""}` : "";
      return `${$(panel).children("text").text()}: ${names.join(", ")}${rest}`;
    });
}

/** Links of a diagram that lead to no page of the build, or to no place on the page. */
function lost({ $ }: BuiltPage): string[] {
  return $(".schema-diagram a")
    .toArray()
    .map((link) => $(link).attr("href") ?? "nowhere")
    .filter((href) => (href.startsWith("#") ? $(`[id="${href.slice(1)}"]`).length === 0 : !pages.has(normalize(href))));
}

describe("the pages of types in the examples", () => {
  it("have one diagram each, and no other page has any", () => {
    expect(types.length).toBeGreaterThan(350);
    expect(except(types, ({ $ }) => $(".schema-diagram").length === 1)).toEqual([]);
    // The home page shows a page of a type as it is.
    const others = [...pages.values()].filter((page) => !types.includes(page) && page.route !== "/");
    expect(except(others, ({ $ }) => $(".schema-diagram").length === 0)).toEqual([]);
  });

  it("have diagrams whose links all lead somewhere", () => {
    expect(except(types, ({ $ }) => $(".schema-diagram a").length > 0)).toEqual([]);
    expect(types.flatMap((page) => lost(page).map((href) => `${page.route}: ${href}`))).toEqual([]);
  });

  it("say in words what their diagrams show", () => {
    const wrong = except(types, (page) => {
      const words = page
        .$("details.schema-words li")
        .toArray()
        .map((item) =>
          page
            .$(item)
            .text()
            .replaceAll(/ \(\w+\)/gu, ""),
        );
      return JSON.stringify(words) === JSON.stringify(drawn(page));
    });
    expect(wrong).toEqual([]);
  });

  it("count in their diagrams what the lists of the tool hold", () => {
    const wrong = types.flatMap(({ route, $ }) =>
      $(".schema-diagram svg > g:not(.centre) > text")
        .toArray()
        .flatMap((text) => {
          const [, title = "", count = ""] = /^(.*) (\d+)$/u.exec($(text).text()) ?? [];
          const list = LISTS[title];
          if (list === undefined) return [];
          const length = $(`#${list}`).nextUntil("h2").find("li").length;
          return length === Number(count) ? [] : [`${route}: ${title} ${count}, listed ${String(length)}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  it("have a Markdown form with the words and without the drawing", async () => {
    const wrong: string[] = [];
    for (const { route, $ } of types) {
      const markdown = await readFile(path.join(buildFolder, `${route}.md`), "utf8");
      const [first = ""] = $("details.schema-words li")
        .toArray()
        .map((item) => $(item).text().trim());
      if (!markdown.replaceAll("\\", "").includes(`- ${first}\n`) || /<svg|<text|object [A-Z] /u.test(markdown)) {
        wrong.push(route);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("the search index", () => {
  it("has no words of a diagram", async () => {
    const { documents } = JSON.parse(await readFile(path.join(buildFolder, "search-index-en.json"), "utf8")) as {
      readonly documents: readonly { readonly content: string; readonly title: string }[];
    };
    const stray = documents.filter(({ title, content }) =>
      /Neighbourhood|diagram in words|Used by \d/u.test(`${title} ${content}`),
    );
    expect(stray).toEqual([]);
  });
});
