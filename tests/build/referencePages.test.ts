import { describe, expect, it } from "vitest";
import { readPages } from "./site";
import type { BuiltPage } from "./site";

const KINDS = ["objects", "interfaces", "unions", "inputs", "enums", "scalars", "directives"];
const OPERATIONS = ["queries", "mutations", "subscriptions"];

/** Ids of the sections below the description, in order; ids on one line are alternatives. */
const SECTIONS = [
  ["section-facts"],
  ["section-example-operation"],
  ["section-fields", "section-values", "section-arguments", "section-possible-types"],
  ["section-returns"],
  ["section-example"],
  ["section-definition"],
  ["section-related-types"],
];

/** First words of the facts, in order. The kind comes before them. */
const FACTS = ["returns", "implements", "member of", "deprecated", "specified by", "has", "repeatable"];

const pages = [...(await readPages()).values()].filter(({ route }) => route.startsWith("/examples/"));

/** Example pages about types or operations of some kinds. */
function pagesOf(kinds: readonly string[]): BuiltPage[] {
  return pages.filter(({ route }) => kinds.includes(route.split("/").at(-2) ?? "") && !route.includes("/category/"));
}

/** Index in `order` of the first match for each text found on a page; -1 without a match. */
function positionsOf<T>(
  order: readonly T[],
  found: readonly string[],
  matches: (each: T, text: string) => boolean,
): number[] {
  return found.map((text) => order.findIndex((each) => matches(each, text)));
}

const isRising = (positions: readonly number[]): boolean =>
  positions.every((position, at) => position >= 0 && position > (positions[at - 1] ?? -1));

describe.each([...KINDS, "queries", "mutations"])("the pages of %s", (kind) => {
  it("have description, facts, contents, SDL and relations in this order", () => {
    const all = pagesOf([kind]);
    expect(all.length).toBeGreaterThan(0);
    const wrong = all.filter(({ $ }) => {
      const parts = $(".markdown > :is(h2, #section-facts)").toArray();
      const ids = parts.map((part) => $(part).attr("id") ?? "");
      const positions = positionsOf(SECTIONS, ids, (part, id) => part.includes(id));
      // The description is above the facts: nothing is between the facts and the first heading.
      const between = $("#section-facts").nextUntil("h2");
      return !isRising(positions) || positions[0] !== 0 || !ids.includes("section-definition") || between.length > 0;
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
    expect(all.filter(({ $ }) => $("#section-facts").prevAll("p").length > 0).length).toBeGreaterThan(0);
  });
});

it("the facts are in the same order on all pages of types and operations", () => {
  const seen = new Set<string>();
  const wrong = pagesOf([...KINDS, ...OPERATIONS]).filter(({ $ }) => {
    const [, ...facts] = $("#section-facts li")
      .toArray()
      .map((item) => $(item).text().trim());
    for (const fact of FACTS) if (facts.some((text) => text.startsWith(fact))) seen.add(fact);
    return !isRising(positionsOf(FACTS, facts, (fact, text) => text.startsWith(fact)));
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
  const missing = named.filter(([type, union]) => {
    const page = pages.find(({ route }) => route === type);
    return page?.$(`#section-facts li:contains('member of') a[href="${union}"]`).length !== 1;
  });
  expect(missing).toEqual([]);
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
    const list = $?.(".theme-doc-sidebar-menu [aria-current=page]").closest("ul");
    const items = list?.children("li").toArray() ?? [];
    // Long names have zero-width spaces, at which lines may break.
    return items.map((item) => $?.(item).text().replaceAll("\u200b", "") ?? "");
  };
  const objects = labelsOn("/examples/default/types/objects/media");
  const positions = ["Media", "MediaConnection", "MediaTrend"].map((name) => objects.indexOf(name));
  expect(isRising(positions)).toBe(true);
  for (const route of ["types/objects/media", "types/enums/media-sort", "operations/queries/media"]) {
    const labels = labelsOn(`/examples/default/${route}`);
    expect(labels.length).toBeGreaterThan(20);
    expect(labels).toEqual([...labels].sort(new Intl.Collator("en", { numeric: true }).compare));
  }
});
