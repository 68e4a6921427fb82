import { describe, expect, it } from "vitest";
import { languagesOf } from "./options.ts";
import { optionsOf } from "./testing/settings.ts";

describe("the options of the theme", () => {
  it("may be omitted", { tags: ["L168a", "L168b", "L168d"] }, () => {
    expect(optionsOf({})).toMatchObject({
      indexDocs: true,
      indexBlog: true,
      indexPages: false,
      docsRouteBasePath: [],
      ignoreFiles: [],
      hashed: false,
      maxSearchResults: 8,
      contextual: true,
      searchBarShortcut: true,
      searchBarShortcutHint: true,
      searchBarShortcutKeymap: "mod+k",
      boosts: { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 },
      b: 0.75,
      k1: 1.2,
      synonyms: [],
      sections: [],
      kinds: [],
      buildIndex: true,
    });
  });

  it("index no category of the sidebar by default", { tags: ["L168c"] }, () => {
    expect(optionsOf({}).indexDocSidebarParentCategories).toBe(0);
  });

  it("may be one value instead of a list", () => {
    const pattern = /^blog\//u;
    expect(optionsOf({ docsRouteBasePath: "docs", ignoreFiles: pattern })).toMatchObject({
      docsRouteBasePath: ["docs"],
      ignoreFiles: [pattern],
    });
    expect(optionsOf({ docsRouteBasePath: "" }).docsRouteBasePath).toEqual([""]);
  });

  it.each([
    [undefined, "en", ["en"]],
    [undefined, "fr", ["fr", "en"]],
    [undefined, "pt-BR", ["pt", "en"]],
    [undefined, "tlh", ["en"]],
    ["de", "fr", ["de"]],
    [["en", "ja"], "fr", ["en", "ja"]],
  ])("with the language %j, in the locale %s, search in %j", (language, locale, languages) => {
    expect(languagesOf(optionsOf({ language }), locale)).toEqual(languages);
  });

  it("keep the other weights when one is set", () => {
    expect(optionsOf({ boosts: { tags: 1 } }).boosts).toEqual({
      title: 5,
      content: 1,
      tags: 1,
      sidebarParentCategories: 2,
    });
  });

  it("have words as they are indexed", () => {
    const synonyms = [{ words: ["Café", "OAuth"], meant: ["skipDocDirective"], reason: "x" }];
    const { kinds, ...rest } = optionsOf({ synonyms, kinds: [{ name: "field", rank: 2, words: ["Café"] }] });
    expect(rest.synonyms).toMatchObject([{ words: ["cafe", "oauth"], meant: ["skipdocdirective"] }]);
    expect(kinds).toMatchObject([{ words: ["cafe"] }]);
  });

  it("rank areas in the order of the sections, each named by its label", () => {
    const sections = [
      { route: "/api", label: "API" },
      { route: "/cli", label: "Commands", area: "Reference" },
      { route: "/sdk", label: "SDK", area: "Reference" },
      { route: "/blog", label: "Blog", rank: 0 },
      { route: "/", label: "Rest" },
    ];
    expect(optionsOf({ sections }).sections.map(({ area, rank }) => [area, rank])).toEqual([
      ["API", 0],
      ["Reference", 1],
      ["Reference", 1],
      ["Blog", 0],
      ["Rest", 3],
    ]);
  });

  const section = { route: "/docs", label: "Docs" };
  const kind = { name: "field", rank: 2 };

  it.each<[options: object, message: string]>([
    [{ indexDoc: true }, '"indexDoc" is not allowed'],
    [{ indexDocs: "yes" }, '"indexDocs" must be a boolean'],
    [{ indexDocSidebarParentCategories: -1 }, '"indexDocSidebarParentCategories" must be greater than or equal to 0'],
    [{ maxSearchResults: 0 }, '"maxSearchResults" must be greater than or equal to 1'],
    [{ maxSearchResults: 1.5 }, '"maxSearchResults" must be an integer'],
    [{ docsRouteBasePath: [1] }, '"docsRouteBasePath[0]" must be a string'],
    [
      { language: ["de", "tlh"] },
      '"language[1]" failed custom validation because lunr-languages has no stemmer for it',
    ],
    [{ ignoreFiles: [1] }, '"ignoreFiles[0]" does not match any of the allowed types'],
    [{ searchBarShortcutKeymap: "k" }, "modifiers and a letter, such as mod+k"],
    [{ searchBarShortcutKeymap: "cmd+k" }, "modifiers and a letter, such as mod+k"],
    [{ boosts: { text: 1 } }, '"boosts.text" is not allowed'],
    [{ boosts: { title: -1 } }, '"boosts.title" must be greater than or equal to 0'],
    [{ b: 1.1 }, '"b" must be less than or equal to 1'],
    [{ k1: -1 }, '"k1" must be greater than or equal to 0'],
    [{ synonyms: [{ words: ["hide"], meant: ["skip"] }] }, '"synonyms[0].reason" is required'],
    [{ synonyms: [{ words: [], meant: ["skip"], reason: "x" }] }, '"synonyms[0].words" must contain at least 1 items'],
    [{ synonyms: [{ words: ["hide"], meant: ["leave out"], reason: "x" }] }, '"synonyms[0].meant[0]" failed custom'],
    [{ kinds: [{ ...kind, words: ["e-mail"] }] }, '"kinds[0].words[0]" failed custom validation because it is not a'],
    [{ sections: [{ ...section, route: "docs" }] }, "a path that starts with a slash and ends without one"],
    [{ sections: [{ ...section, route: "/docs/" }] }, "a path that starts with a slash and ends without one"],
    [{ sections: [{ route: "/docs" }] }, '"sections[0].label" is required'],
    [{ sections: [section, section] }, '"sections[1]" contains a duplicate value'],
    [{ sections: [{ ...section, version: {} }] }, '"sections[0].version" is not allowed'],
    [{ kinds: [{ name: "field" }] }, '"kinds[0].rank" is required'],
    [{ kinds: [kind, kind] }, '"kinds[1]" contains a duplicate value'],
    [{ documents: "all" }, '"documents" must be of type function'],
    [{ contextual: 1 }, '"contextual" must be a boolean'],
  ])("are rejected if they are %j", (options, message) => {
    expect(() => optionsOf(options)).toThrow(message);
  });
});
