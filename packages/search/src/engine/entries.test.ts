// cspell:ignore printoptionsexamplesection
import { describe, expect, it } from "vitest";
import { countAreas, entriesOf, ranksFrom, sectionFinder } from "./entries.ts";
import type { Entry } from "./entries.ts";
import type { NamedDocument } from "../shared/packed.ts";
import type { SearchSettings, SiteSection } from "../shared/settings.ts";
import { draft, namedDocument } from "../testing/drafts.ts";
import { settings } from "../testing/settings.ts";

function entryOf(document: Partial<NamedDocument>, site: Pick<SearchSettings, "kinds" | "sections"> = settings): Entry {
  const entry = entriesOf([{ ...namedDocument(draft("/docs/a", "Title"), 0), ...document }], [1], site)(0);
  if (!entry) throw new Error("The document has no entry.");
  return entry;
}

it.each([
  ["/", ""],
  ["/showcase", "Showcase"],
  ["/release-notes/one", "Release notes"],
  ["/docs", "Docs"],
  ["/docs/", "Docs"],
  ["/docsearch", "Docsearch"],
  ["/docs/intro", "Docs"],
  ["/docs/intro#install", "Docs › Page"],
  ["/docs/advanced/group-by-directive", "Docs › Advanced"],
  ["/docs/guides/windows#install", "Docs › Guides › Page"],
  ["/api/guides/printer", "API › guides"],
  ["/docs/category/advanced", "Docs"],
  ["/docs/objects/guide", "Docs › Objects"],
  // The folders of the API are names, which are shown as they are.
  ["/api/core/printer", "API › core"],
  ["/api/group-by/printer#title", "API › group-by › Page"],
  ["/api/category/core", "API"],
  ["/examples/default", "Example: default"],
  ["/examples/default/operations/mutations/save/", "Example: default › Operations › Mutations"],
  ["/examples/default/operations/queries/media#id", "Example: default › Operations › Queries › Page"],
  ["/examples/group-by/category/course", "Example: group by directive"],
])("%s has the breadcrumb %j", (sectionRoute, expected) => {
  const { siteSection, breadcrumb } = entryOf({ sectionRoute, pageTitle: "Page" });
  expect([siteSection.label, ...breadcrumb].join(" › ")).toBe(expected);
});

describe("the section of a path", () => {
  it("in no configured section is named after its first folder", () => {
    const { siteSection } = entryOf({ sectionRoute: "/blog/a" });
    expect(siteSection).toEqual({ route: "/blog", label: "Blog", area: "Docs", rank: 0 });
    expect(sectionFinder([])("/blog/a")).toEqual({ route: "/blog", label: "Blog", area: "", rank: 0 });
  });

  const sections: readonly SiteSection[] = [
    { route: "/", label: "Pages", area: "Pages", rank: 1 },
    { route: "/docs", label: "Docs", area: "Docs", rank: 0 },
    { route: "/docs/next", label: "Next", area: "Docs", rank: 0 },
  ];

  it.each([
    ["", "Pages"],
    ["/imprint", "Pages"],
    ["/docs", "Docs"],
    ["/docs/next-steps", "Docs"],
    ["/docs/next/intro", "Next"],
  ])("%j is %s: the one with the longest route, or else /", (path, label) => {
    expect(sectionFinder(sections)(path).label).toBe(label);
  });

  it("leaves all folders in the breadcrumb if it is /", () => {
    expect(entryOf({ sectionRoute: "/team/people/ada" }, { ...settings, sections }).breadcrumb).toEqual([
      "Team",
      "People",
    ]);
  });
});

describe("the kind of a document", () => {
  it("is the kind of that name in the settings", () => {
    expect(entryOf({ kind: "field" }).kind).toEqual({ name: "field", label: "Field", rank: 2 });
    // The settings have no kind of this name.
    expect(entryOf({ kind: "" }).kind).toEqual({ name: "", rank: 1, isProse: true });
  });

  it("decides whether the last part of a title is its name", () => {
    const nameOf = (kind: string): unknown => {
      const { names, titleLength } = entryOf({ kind, title: "printOptions.exampleSection" });
      return [names[0], titleLength];
    };
    expect(nameOf("option")).toEqual(["examplesection", 2]);
    expect(nameOf("section")).toEqual(["printoptionsexamplesection", 4]);
  });
});

it("documents are counted by area, in the order of ranks", () => {
  const sections = [
    { route: "/api", label: "API", area: "API", rank: 1, color: "teal" },
    { route: "/docs", label: "Docs", area: "Docs", rank: 0 },
    { route: "/guides", label: "Guides", area: "Docs", rank: 0 },
  ];
  const found = ["/docs/a", "/guides/b", "/guides/b/c"].map(sectionFinder(sections));
  expect(countAreas(sections, found)).toEqual([
    { area: "Docs", color: undefined, count: 3 },
    { area: "API", color: "teal", count: 0 },
  ]);
});

it("the breadcrumb of an entry has the terms of its folders, also in the singular", () => {
  const { breadcrumbTerms } = entryOf({ sectionRoute: "/examples/default/types/objects/media" });
  expect([...breadcrumbTerms]).toEqual(["types", "type", "objects", "object"]);
});

describe("the rank of a section", () => {
  const [docs, api, example, other] = settings.sections as readonly [
    SiteSection,
    SiteSection,
    SiteSection,
    SiteSection,
  ];

  it.each<[reader: string, own: SiteSection | undefined, away: readonly boolean[]]>([
    ["nowhere", undefined, [false, false, false, false]],
    ["in docs", docs, [false, true, true, true]],
    ["in one of two sections of an area", other, [true, true, false, false]],
  ])("says which sections are in other areas, for a reader %s", (_, own, away) => {
    expect([docs, api, example, other].map((section) => ranksFrom(own)(section).isAway)).toEqual(away);
  });

  it.each<[reader: string, own: SiteSection | undefined, ranks: readonly object[]]>([
    ["nowhere", undefined, [{ rank: 0 }, { rank: 1 }, { rank: 2, limit: 3 }, { rank: 2, limit: 3 }]],
    ["in an area of rank 0", docs, [{ rank: 0 }, { rank: 1 }, { rank: 2, limit: 3 }, { rank: 2, limit: 3 }]],
    ["in another area", api, [{ rank: 1 }, { rank: 0 }, { rank: 3 }, { rank: 3 }]],
    ["in one of two sections of an area", other, [{ rank: 1 }, { rank: 2 }, { rank: 0.5 }, { rank: 0 }]],
  ])("depends on the section of the reader: %s", (_, own, ranks) => {
    expect([docs, api, example, other].map(ranksFrom(own))).toEqual(
      ranks.map((rank) => ({ ...rank, isHidden: false, isAway: expect.any(Boolean) as boolean })),
    );
  });

  it("is at least 1 in other areas, for a reader in one of several areas of rank 0", () => {
    const java: SiteSection = { route: "/java", label: "Java", area: "Java", rank: 0 };
    expect([docs, java, api].map(ranksFrom(java)).map(({ rank }) => rank)).toEqual([1, 0, 1]);
    expect([docs, java, api].map(ranksFrom(docs)).map(({ rank }) => rank)).toEqual([0, 1, 1]);
  });

  it("hides all versions except the reader's and, of other docs, the last", () => {
    const versionOf = (group: string, route: string, isLast: boolean): SiteSection => ({
      ...{ route, label: group, area: group, rank: 0 },
      version: { group, root: route, isLast },
    });
    const [last, next, old] = [
      versionOf("docs", "/docs", true),
      versionOf("docs", "/docs/next", false),
      versionOf("docs", "/docs/1.0", false),
    ];
    const [team, oldTeam] = [versionOf("team", "/team", true), versionOf("team", "/team/1.0", false)];
    const shownTo = (own: SiteSection | undefined): string[] =>
      [last, next, old, team, oldTeam, api].filter((one) => !ranksFrom(own)(one).isHidden).map(({ route }) => route);
    expect(shownTo(undefined)).toEqual(["/docs", "/team", "/api"]);
    expect(shownTo(api)).toEqual(["/docs", "/team", "/api"]);
    expect(shownTo(old)).toEqual(["/docs/1.0", "/team", "/api"]);
    expect(shownTo(oldTeam)).toEqual(["/docs", "/team/1.0", "/api"]);
  });
});
