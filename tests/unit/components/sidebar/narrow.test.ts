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

/** Labels of a sidebar, those below a category in brackets. */
const labels = (items: readonly PropSidebarItem[]): unknown[] =>
  items.map((item) => {
    if (item.type === "html") return item.value;
    return item.type === "link" ? item.label : [item.label, labels(item.items)];
  });
const filtered = (query: string, current = ""): ReturnType<typeof filterItems> =>
  filterItems(sidebar, parseTerms(query), (href) => href === current);

describe("a name", () => {
  test.each([
    ["MediaConnection", "conn", true],
    ["MediaConnection", "MEDIA", true],
    ["MediaConnection", "mediaConn", true],
    ["MediaConnection", "con med", true],
    ["MediaConnection", "on", false],
    ["MediaConnection", "media list", false],
    ["unWeightedGPA", "gpa", true],
    ["HTMLPage", "page", true],
    ["HTMLPage", "tml", false],
    ["media_list", "list", true],
    ["media_list", "media_l", true],
    ["Int64", "64", true],
    ["@graphql-markdown/core", "@graphql-markdown/c", true],
    ["CaféÀLaCarte", "à", true],
    ["About this example", "exa", true],
  ])("%s with the query %s: %s", (name, query, isFound) => {
    expect(matchesName(name, parseTerms(query))).toBe(isFound);
  });
});

it("has no terms for a query of nothing but other signs", () => {
  expect(parseTerms(" \t@ . ")).toEqual([]);
});

describe("a filtered sidebar", () => {
  it("has the pages that match in their categories, which stand open, and their number", () => {
    const { items, count } = filtered("conn");
    expect(labels(items)).toEqual([["Types", [["Objects", ["MediaConnection", "UserConnection"]]]]]);
    expect(count).toBe(2);
    expect(items[0]).toMatchObject({ collapsible: false, items: [{ collapsible: false, href: "/objects" }] });
  });

  it("has the page that the reader is on, which is counted only if it matches", () => {
    expect(filtered("format", "/Media")).toMatchObject({ count: 1 });
    expect(labels(filtered("format", "/Media").items)).toEqual([
      [
        "Types",
        [
          ["Objects", ["Media"]],
          ["Enums", ["MediaFormat"]],
        ],
      ],
    ]);
    expect(filtered("none", "/objects")).toMatchObject({
      count: 0,
      items: [{ label: "Types", items: [{ label: "Objects", items: [] }] }],
    });
  });

  it("counts the page of a category, and leaves out categories in which nothing matches", () => {
    expect(filtered("objects").count).toBe(1);
    expect(labels(filtered("objects").items)).toEqual([["Types", [["Objects", []]]]]);
    expect(filtered("nothing")).toEqual({ items: [], count: 0 });
  });

  it("leaves the sidebar itself as it was", () => {
    const before = structuredClone(sidebar);
    filtered("media");
    expect(sidebar).toEqual(before);
  });
});

it("counts the pages of a sidebar with those of categories, and nothing else", () => {
  expect(countPages(sidebar)).toBe(6);
  expect(countPages([])).toBe(0);
});

it("knows the first page of a sidebar, in a category or not", () => {
  expect(firstPage(sidebar)).toBe("/About this example");
  expect(firstPage(sidebar.slice(1))).toBe("/objects");
  expect(firstPage([category("Empty", []), ...sidebar.slice(2)])).toBeUndefined();
});
