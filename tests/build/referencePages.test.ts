import { describe, expect, it } from "vitest";
import { readPages } from "./site";
import type { BuiltPage } from "./site";

const KINDS = ["objects", "interfaces", "unions", "inputs", "enums", "scalars", "directives"];
const OPERATIONS = ["queries", "mutations", "subscriptions"];

/** The parts of a page below its description, in order; those on one line are alternatives. */
const PARTS = [
  ["section-facts"],
  ["section-example-operation"],
  ["section-fields", "section-values", "section-arguments", "section-possible-types"],
  ["section-returns"],
  ["section-example"],
  ["section-definition"],
  ["section-related-types"],
];

/** How the facts after the kind begin, in order. */
const FACTS = ["returns", "implements", "member of", "deprecated", "specified by", "has", "repeatable"];

const pages = [...(await readPages()).values()].filter(({ route }) => route.startsWith("/examples/"));

/** Example pages about types or operations of some kinds. */
function pagesOf(kinds: readonly string[]): BuiltPage[] {
  return pages.filter(({ route }) => kinds.includes(route.split("/").at(-2) ?? "") && !route.includes("/category/"));
}

/** Index in `order` of the first match for each item found on a page. */
function placesOf<T>(order: readonly T[], found: readonly string[], is: (each: T, text: string) => boolean): number[] {
  return found.map((text) => order.findIndex((each) => is(each, text)));
}

const isRising = (places: readonly number[]): boolean =>
  places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));

describe.each([...KINDS, "queries", "mutations"])("the pages of %s", (kind) => {
  it("have description, facts, contents, SDL and relations in this order", () => {
    const all = pagesOf([kind]);
    expect(all.length).toBeGreaterThan(0);
    const wrong = all.filter(({ $ }) => {
      const parts = $(".markdown > :is(h2, #section-facts)").toArray();
      const ids = parts.map((part) => $(part).attr("id") ?? "");
      const places = placesOf(PARTS, ids, (part, id) => part.includes(id));
      // The description is above the facts: nothing is between them and the first part.
      const between = $("#section-facts").nextUntil("h2");
      return !isRising(places) || places[0] !== 0 || !ids.includes("section-definition") || between.length > 0;
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
    expect(all.filter(({ $ }) => $("#section-facts").prevAll("p").length > 0).length).toBeGreaterThan(0);
  });
});

it("the facts are in the same order on all pages", () => {
  const seen = new Set<string>();
  const wrong = pagesOf([...KINDS, ...OPERATIONS]).filter(({ $ }) => {
    const [, ...facts] = $("#section-facts li")
      .toArray()
      .map((item) => $(item).text().trim());
    for (const fact of FACTS) if (facts.some((text) => text.startsWith(fact))) seen.add(fact);
    return !isRising(placesOf(FACTS, facts, (fact, text) => text.startsWith(fact)));
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
  expect(FACTS.filter((fact) => !seen.has(fact))).toEqual([]);
});

it("a type in a union names the union among its facts", () => {
  const named = pagesOf(["unions"]).flatMap(({ route, $ }) =>
    $("[data-row] h3 > a:first-child")
      .toArray()
      .map((link) => [$(link).attr("href") ?? "", route] as const),
  );
  expect(named.length).toBeGreaterThan(20);
  const lost = named.filter(([type, union]) => {
    const page = pages.find(({ route }) => route === type);
    return page?.$(`#section-facts li:contains('member of') a[href="${union}"]`).length !== 1;
  });
  expect(lost).toEqual([]);
});

it("an operation links to the type of its result once in its returns section", () => {
  const all = pagesOf(OPERATIONS);
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.filter(({ $ }) => {
    const [heading] = $("#section-returns").nextAll("h3").toArray();
    const part = $("#section-returns").nextUntil("h2");
    const href = heading && $(heading).children("a").first().attr("href");
    return (
      heading === undefined ||
      href === undefined ||
      part.find(`a[href="${href}"]`).addBack(`a[href="${href}"]`).length !== 1
    );
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

it("exactly the pages with more than 15 rows have a filter", () => {
  const many = pages.filter(({ $ }) => $("[data-row]").length > 15);
  expect(many.map(({ route }) => route)).toContain("/examples/default/types/unions/notification-union");
  const filtered = pages.filter(({ $ }) => $(".markdown input[type=search]").length > 0);
  expect(filtered.map(({ route }) => route)).toEqual(many.map(({ route }) => route));
});

it("the sidebar of the default example is sorted by labels", () => {
  const labelsOn = (route: string): string[] => {
    const $ = pages.find((page) => page.route === route)?.$;
    const entry = $?.(".theme-doc-sidebar-menu [aria-current=page]").closest("ul");
    const labels = entry?.children("li").toArray() ?? [];
    // Long names have zero-width spaces, at which lines may break.
    return labels.map((item) => $?.(item).text().replaceAll("\u200b", "") ?? "");
  };
  const objects = labelsOn("/examples/default/types/objects/media");
  const places = ["Media", "MediaConnection", "MediaTrend"].map((name) => objects.indexOf(name));
  expect(isRising(places)).toBe(true);
  for (const route of ["types/objects/media", "types/enums/media-sort", "operations/queries/media"]) {
    const labels = labelsOn(`/examples/default/${route}`);
    expect(labels.length).toBeGreaterThan(20);
    expect(labels).toEqual([...labels].sort(new Intl.Collator("en", { numeric: true }).compare));
  }
});
