import { describe, expect, it } from "vitest";
import { statusOf } from "@site/src/plugins/playground/browser/ui/result/status";
import type { Output } from "@site/src/plugins/playground/browser/ui/session/session";
import { headlineOf, noticesOf } from "@site/src/plugins/playground/browser/ui/result/noticesOf";
import { noFacts, noGaps } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";

const film = { path: "docs/api/film.mdx", entities: ["query film", "type Film"] };
const three = { path: "docs/api/a.mdx", entities: ["query a", "type A", "directive @a"] };
const failed = { entity: "query rooms", error: "Cannot convert object to primitive value" };
const nameless = { entity: "query _" };

function outputWith(change: Partial<Output>, chosen = {}): Output {
  return {
    files: [{ path: "a.mdx", text: "" }],
    shared: [],
    gaps: noGaps,
    log: [],
    facts: noFacts,
    input: { source: "", options: optionsWith(chosen) },
    ...change,
  };
}

const noticesFor = (change: Partial<Output>, chosen = {}, faults: Readonly<Record<string, string>> = {}) =>
  noticesOf(outputWith(change, chosen), new Map(Object.entries(faults)));

it.each([
  [[], undefined],
  [[film], "One file for query film and type Film: docs/api/film.mdx"],
  [[three], "One file for query a, type A and directive @a: docs/api/a.mdx"],
  [[film, three], "One file for query film and type Film, and 1 more file with several pages"],
  [[film, three, three], "One file for query film and type Film, and 2 more files with several pages"],
])("a notice of %j names who shares a file", (shared, headline) => {
  expect(headlineOf(shared)).toBe(headline);
  expect(noticesFor({ shared })[0]?.headline).toBe(headline);
});

it.each([
  [{}, "1 file written."],
  [{ shared: [film] }, "1 file written. 1 file shared by several entities."],
  [{ shared: [film, three] }, "1 file written. 2 files shared by several entities."],
  [{ gaps: { pages: [failed], groups: ["教室"] } }, "1 file written. 1 page is missing."],
  [
    { gaps: { pages: [failed, nameless], groups: [] }, shared: [film] },
    "1 file written. 2 pages are missing. 1 file shared by several entities.",
  ],
])("the status after a run tells of %j", (change, sentence) => {
  expect(statusOf({ output: outputWith(change), problems: [], phase: "idle" })).toBe(sentence);
});

describe("a notice", () => {
  it("names pages that failed, with the error of each", () => {
    expect(noticesFor({ gaps: { pages: [failed], groups: [] } })).toEqual([
      expect.objectContaining({
        headline: "No page for query rooms",
        docs: { to: "/docs/troubleshooting#page-failed", label: "Pages that fail" },
        items: [{ text: "query rooms: Cannot convert object to primitive value" }],
      }),
    ]);
  });

  it("names a few of many pages", () => {
    const pages = Array.from({ length: 2000 }, (_, at) => ({ ...failed, entity: `type A${String(at)}` }));
    const [notice] = noticesFor({ gaps: { pages, groups: [] } });
    expect(notice?.headline).toBe("No page for type A0, type A1, type A2 and 1,997 more");
    expect(notice?.items).toHaveLength(2000);
  });

  it("says why a name has no page, and whether other pages link to it", () => {
    const gaps = { pages: [nameless], groups: [] };
    const [stock] = noticesFor({ gaps });
    expect(stock?.headline).toBe("No page for query _");
    expect(stock?.advice).toContain("Other pages link to it nevertheless");
    expect(noticesFor({ gaps }, { formatter: "takeHome" })[0]?.advice).toContain("Nothing links to it");
  });

  it("names groups without a folder, to which the formatter to copy gives one", () => {
    const gaps = { pages: [], groups: ["Заказы", "教室"] };
    expect(noticesFor({ gaps })[0]?.headline).toBe("No folder for the group Заказы and 教室");
    expect(noticesFor({ gaps }, { formatter: "takeHome" })).toEqual([]);
  });

  it("names pages that are not valid MDX", () => {
    expect(noticesFor({}, {}, { "docs/a.mdx": "Expected a closing tag" })[0]).toMatchObject({
      headline: "Not valid MDX: docs/a.mdx",
      items: [{ path: "docs/a.mdx", text: "Expected a closing tag" }],
    });
  });
});
