import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { describe, expect, it, test } from "vitest";
import { countPages, firstPage, matchesName, filterItems, parseTerms } from "@site/src/components/sidebar/items";

const link = (label: string): PropSidebarItem => ({ type: "link", label, href: `/${label}` });
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: "category",
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href !== undefined && { href }),
});

const sidebar = [
  link("About this example"),
  category("Types", [
    category("Objects", [link("Media"), link("MediaConnection"), link("UserConnection")], "/objects"),
    category("Enums", [link("MediaFormat")]),
  ]),
  { type: "html", value: "<hr/>" } satisfies PropSidebarItem,
];

/** Labels of a sidebar, with the items of categories in brackets. */
const labels = (items: readonly PropSidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type === "html") return item.value;
      return item.type === "link" ? item.label : `${item.label}[${labels(item.items)}]`;
    })
    .join(" ");

describe("a name", () => {
  test.each([
    ["MediaConnection", "conn"],
    ["MediaConnection", "MEDIA"],
    ["MediaConnection", "mediaConn"],
    ["MediaConnection", "con med"],
    ["unWeightedGPA", "gpa"],
    ["HTMLPage", "page"],
    ["media_list", "list"],
    ["media_list", "media_l"],
    ["Int64", "64"],
    ["@graphql-markdown/core", "@graphql-markdown/c"],
    ["CaféÀLaCarte", "à"],
    ["About this example", "exa"],
  ])("such as %j matches the query %j", (name, query) => {
    expect(matchesName(name, parseTerms(query))).toBe(true);
  });

  test.each([
    ["MediaConnection", "on"],
    ["MediaConnection", "media list"],
    ["HTMLPage", "tml"],
  ])("such as %j does not match the query %j", (name, query) => {
    expect(matchesName(name, parseTerms(query))).toBe(false);
  });
});

it("a query without letters and digits has no terms", () => {
  expect(parseTerms(" \t@ . ")).toEqual([]);
});

describe("a filtered sidebar", () => {
  it.each<[has: string, query: string, current: string, count: number, labels: string]>([
    ["the pages that match", "conn", "", 2, "Types[Objects[MediaConnection UserConnection]]"],
    ["the page that the reader is on, uncounted", "format", "/Media", 1, "Types[Objects[Media] Enums[MediaFormat]]"],
    ["the category that the reader is on, uncounted", "none", "/objects", 0, "Types[Objects[]]"],
    ["the page of a category, counted", "objects", "", 1, "Types[Objects[]]"],
    ["nothing", "nothing", "", 0, ""],
  ])("has %s for %j on %j", (_, query, current, count, expected) => {
    const { items, count: found } = filterItems(sidebar, parseTerms(query), (href) => href === current);
    expect([found, labels(items)]).toEqual([count, expected]);
  });

  it("has open categories", () => {
    const { items } = filterItems(sidebar, parseTerms("conn"), () => false);
    expect(items[0]).toMatchObject({ collapsible: false, items: [{ collapsible: false, href: "/objects" }] });
  });

  it("leaves the original sidebar unchanged", () => {
    const original = [category("Types", [link("Media"), link("User")])];
    const before = structuredClone(original);
    filterItems(original, parseTerms("media"), () => false);
    expect(original).toEqual(before);
  });
});

it("counts the pages of a sidebar, including those of categories", () => {
  expect(countPages(sidebar)).toBe(6);
  expect(countPages([])).toBe(0);
});

it("finds the first page of a sidebar, in a category or not", () => {
  expect(firstPage(sidebar)).toBe("/About this example");
  expect(firstPage(sidebar.slice(1))).toBe("/objects");
  expect(firstPage([category("Empty", []), ...sidebar.slice(2)])).toBeUndefined();
});
