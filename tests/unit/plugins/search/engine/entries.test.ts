import { expect, it } from "vitest";
import { classify, KIND_RANKS } from "@site/src/plugins/search/browser/engine/entries";
import type { SearchDocument, SearchKind } from "@site/src/plugins/search/shared/types";

function at(sectionRoute: string, title = "Title"): ReturnType<typeof classify> {
  return classify({ title, pageTitle: "Page", sectionTitle: title, sectionRoute } as SearchDocument);
}

it.each<[route: string, kind: SearchKind, place: string]>([
  ["/", "page", ""],
  ["/showcase", "page", "Showcase"],
  ["/release-notes/one", "page", "Release notes"],
  ["/docs", "page", "Docs"],
  ["/docs/", "page", "Docs"],
  ["/docsearch", "page", "Docsearch"],
  ["/docs/intro", "page", "Docs"],
  ["/docs/intro#install", "section", "Docs › Page"],
  ["/docs/advanced/group-by-directive", "guide", "Docs › Advanced"],
  ["/docs/guides/windows", "guide", "Docs › Guides"],
  ["/docs/guides/windows#install", "section", "Docs › Guides › Page"],
  ["/api/guides/printer", "page", "API › guides"],
  ["/docs/category/advanced", "category", "Docs"],
  ["/docs/settings#title", "option", "Docs › Page"],
  ["/docs/settings", "page", "Docs"],
  ["/docs/objects/guide", "type", "Docs › Objects"],
  ["/docs/objects", "page", "Docs"],
  ["/api/core/printer", "page", "API › core"],
  ["/api/core/group-by#title", "section", "API › core › Page"],
  ["/api/objects/printer", "page", "API › objects"],
  ["/api/objects/printer#title", "section", "API › objects › Page"],
  ["/api/category/core", "category", "API"],
  ["/examples/default", "page", "Example: default"],
  ["/examples/default/operations/queries/media", "operation", "Example: default › Operations › Queries"],
  ["/examples/default/operations/mutations/save/", "operation", "Example: default › Operations › Mutations"],
  ["/examples/default/operations/subscriptions/a", "operation", "Example: default › Operations › Subscriptions"],
  ["/examples/default/operations/queries/media#id", "argument", "Example: default › Operations › Queries › Page"],
  ["/examples/default/operations/mutations/a#id", "argument", "Example: default › Operations › Mutations › Page"],
  [
    "/examples/default/operations/subscriptions/a#id",
    "argument",
    "Example: default › Operations › Subscriptions › Page",
  ],
  ["/examples/default/types/objects/media", "type", "Example: default › Types › Objects"],
  ["/examples/default/types/objects/media#id", "field", "Example: default › Types › Objects › Page"],
  ["/examples/default/types/enums/sort", "type", "Example: default › Types › Enums"],
  ["/examples/default/types/enums/sort#id", "value", "Example: default › Types › Enums › Page"],
  ["/examples/default/types/inputs/a", "type", "Example: default › Types › Inputs"],
  ["/examples/default/types/inputs/a#id", "field", "Example: default › Types › Inputs › Page"],
  ["/examples/default/types/interfaces/a", "type", "Example: default › Types › Interfaces"],
  ["/examples/default/types/interfaces/a#id", "field", "Example: default › Types › Interfaces › Page"],
  ["/examples/default/types/scalars/a", "type", "Example: default › Types › Scalars"],
  ["/examples/default/types/scalars/a#id", "field", "Example: default › Types › Scalars › Page"],
  ["/examples/default/types/unions/a", "type", "Example: default › Types › Unions"],
  ["/examples/default/types/unions/a#id", "field", "Example: default › Types › Unions › Page"],
  ["/examples/default/types/directives/auth", "directive", "Example: default › Types › Directives"],
  ["/examples/default/types/directives/auth#requires", "argument", "Example: default › Types › Directives › Page"],
  ["/examples/group-by/category/course", "category", "Example: group by directive"],
])("%s has the kind %s and the breadcrumb %j", (route, kind, place) => {
  const { kind: found, instance, breadcrumb } = at(route);
  expect([found, [instance.label, ...breadcrumb].join(" › ")]).toEqual([kind, place]);
});

it.each<[route: string, title: string, kind: SearchKind]>([
  ["/api/core/printer#print", "print()", "function"],
  ["/api/core/printer#print", "Using print()s", "section"],
  ["/docs/settings#a", "printTypeOptions.exampleSection", "option"],
  ["/docs/settings#a", "All options", "section"],
  ["/docs/settings#a", "options!", "section"],
  ["/docs/intro#a", "rootPath", "section"],
])("%s with the title %j has the kind %s", (route, title, kind) => {
  expect(at(route, title).kind).toBe(kind);
});

it("an unknown instance is the first part of the path, with rank 0", () => {
  expect(at("/blog/a").instance).toEqual({ route: "/blog", label: "Blog", rank: 0, area: "Docs" });
});

it("pages and types rank before their parts", () => {
  const order: readonly SearchKind[] = ["type", "operation", "section", "field", "value"];
  const ranks = order.map((kind) => KIND_RANKS[kind]);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(order.length);
  const { type, operation, section, value, ...others } = KIND_RANKS;
  expect(others).toMatchObject({ page: type, option: type, directive: operation, category: section, argument: value });
  expect(ranks.map((rank) => rank > 1)).toEqual([false, false, false, true, true]);
});
