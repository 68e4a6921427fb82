import { expect, it } from "vitest";
import { instances } from "@site/src/data/instances";
import { normalize, readPages } from "./site";
import type { BuiltPage } from "./site";

const generated = instances.filter((instance) => instance.generated);
const landings = generated.map(({ landing }) => normalize(`/${landing}`));

const MARKED = "[translate=no]";

const pages = [...(await readPages()).values()];
const below = pages.filter(({ route }) =>
  generated.some(({ routeBasePath }) => route.startsWith(`/${routeBasePath}/`) && !landings.includes(route)),
);
/** Pages of one type, operation or module. */
const itemPages = below.filter(({ route }) => !route.includes("/category/"));
/** Category pages, whose cards link to pages of types, operations and modules. */
const categories = below.filter((page) => !itemPages.includes(page));

/** Lists the texts of matching elements that browsers would translate. Expects more than 100 texts to check. */
function translatable(among: readonly BuiltPage[], selector: string, isChecked: (text: string) => boolean): string[] {
  let found = 0;
  const wrong = among.flatMap(({ route, $ }) =>
    $(selector)
      .toArray()
      .flatMap((element) => {
        const text = $(element).text().trim();
        if (!isChecked(text)) return [];
        found += 1;
        const isMarked = $(element).closest(MARKED).length > 0 || $(element).find(MARKED).length > 0;
        return isMarked ? [] : [`${route}: ${text}`];
      }),
  );
  expect(found).toBeGreaterThan(100);
  return wrong;
}

const hasNoSpace = (text: string): boolean => /^\S+$/u.test(text);

it("the title of a generated page is not translated", () => {
  expect(translatable(itemPages, "h1", () => true)).toEqual([]);
});

it.each([
  ["the sidebar", ".theme-doc-sidebar-item-link"],
  ["the breadcrumbs", ".breadcrumbs__item--active"],
  ["links to the previous and the next page", ".pagination-nav__link:not([href*='/category/']) .pagination-nav__label"],
  ["links to types in the text", ".markdown a[href^='/examples/']"],
])("names in %s are not translated", (_place, selector) => {
  expect(translatable(itemPages, selector, hasNoSpace)).toEqual([]);
});

it("labels of categories in links to the previous and the next page are translated", () => {
  const links = ".pagination-nav__link[href*='/category/'] .pagination-nav__label";
  const labels = below.flatMap(({ $ }) =>
    $(links)
      .toArray()
      .map((label) => $(label)),
  );
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.filter((label) => label.closest(MARKED).length + label.find(MARKED).length > 0)).toEqual([]);
});

it("names on cards are not translated", () => {
  const cards = ".theme-doc-card-container:not([href*='/category/']) .theme-doc-card-title";
  expect(translatable(categories, cards, hasNoSpace)).toEqual([]);
});

it("code is not translated", () => {
  expect(translatable(pages, "main :is(code, pre, kbd)", (text) => text !== "")).toEqual([]);
});
