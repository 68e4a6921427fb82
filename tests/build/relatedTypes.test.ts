import { describe, expect, it } from "vitest";
import { documentsOf, readIndex } from "@site/packages/search/src/build/unpack";
import { buildFolder, readBuilt, readPages, routesExcept } from "./site";
import type { BuiltPage } from "./site";

const TYPE_PAGE =
  /^\/examples\/(?:default\/types|group-by\/common)\/(?:objects|interfaces|unions|inputs|enums)\/[^/]+$/u;

/** Relations without a list, because the page already shows them in the facts or in another section. */
const SHOWN_ABOVE = new Set(["Implements", "Possible types"]);

const pages = await readPages();
const types = [...pages.values()].filter(({ route }) => TYPE_PAGE.test(route));

/** The names in the lists of related types, by heading. */
function relatedLists({ $ }: BuiltPage): Map<string, string[]> {
  const lists = $(".schema-relations h3")
    .toArray()
    .map((heading): [string, string[]] => {
      const items = $(heading).next().find("li > a").toArray();
      return [$(heading).clone().children().remove().end().text().trim(), items.map((item) => $(item).text())];
    });
  return new Map(lists);
}

describe("the pages of types in the examples", () => {
  it("have one drawing each if they have related types; other pages have none", () => {
    expect(types.length).toBeGreaterThan(350);
    const related = types.filter(({ $ }) => $("#section-related-types").length > 0);
    expect(related.length).toBeGreaterThan(350);
    expect(routesExcept(related, ({ $ }) => $(".schema-drawing").length === 1)).toEqual([]);
    const others = [...pages.values()].filter((page) => !related.includes(page));
    expect(routesExcept(others, ({ $ }) => $(".schema-drawing").length === 0)).toEqual([]);
  });

  it("list the types that their drawings count, in the same order", () => {
    const wrong = types.flatMap((page) => {
      const { route, $ } = page;
      const lists = relatedLists(page);
      return $(".schema-drawing svg > g:not(.centre)")
        .toArray()
        .flatMap((panel) => {
          const [, title = "", count = ""] = /^(.*) (\d+)$/u.exec($(panel).children("text").text()) ?? [];
          if (SHOWN_ABOVE.has(title)) return [];
          const names = $(panel)
            .find("a text:not([aria-hidden])")
            .toArray()
            .map((text) => $(text).text())
            .filter((name) => !name.startsWith("and "));
          const list = lists.get(title) ?? [];
          const isEqual = list.length === Number(count) && names.every((name, at) => list[at] === name);
          return isEqual ? [] : [`${route}: ${title} ${count}`];
        });
    });
    expect(wrong).toEqual([]);
  });

  it("have the headings of the lists in the Markdown form, but no drawing", async () => {
    const wrong: string[] = [];
    for (const page of types) {
      const markdown = await readBuilt(`${page.route}.md`);
      const titles = [...relatedLists(page).keys()];
      const hasAllTitles = titles.every((title) => markdown.includes(`### ${title}\n`));
      if (!hasAllTitles || /<svg|<text|and \d+ more\]\(#/u.test(markdown)) wrong.push(page.route);
    }
    expect(wrong).toEqual([]);
  });
});

it("the search index has neither texts of drawings nor the URL of sample requests", async () => {
  const examples = documentsOf(await readIndex(buildFolder)).filter(({ sectionRoute }) =>
    sectionRoute.startsWith("/examples/"),
  );
  expect(examples.length).toBeGreaterThan(1000);
  const wrong = examples.filter(({ title, content }) =>
    /Related types|Used by \d|https:\/\/example\.com\/graphql/u.test(`${title} ${content}`),
  );
  expect(wrong).toEqual([]);
});
