import { describe, expect, it } from "vitest";
import { statusOf } from "@site/src/plugins/playground/browser/ui/result/status";
import type { Output } from "@site/src/plugins/playground/browser/ui/session/session";
import { noticesOf } from "@site/src/plugins/playground/browser/ui/result/noticesOf";
import type { Notice } from "@site/src/plugins/playground/browser/ui/result/noticesOf";
import { noFacts, noGaps } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";

const film = { path: "docs/api/film.mdx", entities: ["query film", "type Film"] };
const three = { path: "docs/api/a.mdx", entities: ["query a", "type A", "directive @a"] };
const failed = { entity: "query rooms", error: "Cannot convert object to primitive value" };
const nameless = { entity: "query _" };

const outputWith = (change: Partial<Output>, chosen = {}): Output => ({
  files: [{ path: "a.mdx", text: "" }],
  shared: [],
  gaps: noGaps,
  log: [],
  facts: noFacts,
  input: { source: "", options: optionsWith(chosen) },
  ...change,
});

const noticesFor = (change: Partial<Output>, chosen = {}): readonly Notice[] =>
  noticesOf(outputWith(change, chosen), new Map());

it.each([
  [[film], "One file for query film and type Film: docs/api/film.mdx", "1 file"],
  [[three], "One file for query a, type A and directive @a: docs/api/a.mdx", "1 file"],
  [[film, three], "One file for query film and type Film, and 1 more file with several pages", "2 files"],
  [[film, three, three], "One file for query film and type Film, and 2 more files with several pages", "3 files"],
])("shared files are reported by a notice and by the status (%#)", (shared, headline, files) => {
  expect(noticesFor({ shared }).map((notice) => notice.headline)).toEqual([headline]);
  const status = statusOf({ output: outputWith({ shared }), problems: [], phase: "idle" });
  expect(status).toBe(`1 file written. ${files} shared by several entities.`);
});

it.each([
  [{ gaps: { pages: [failed], groups: ["教室"] } }, "1 file written. 1 page is missing."],
  [
    { gaps: { pages: [failed, nameless], groups: [] }, shared: [film] },
    "1 file written. 2 pages are missing. 1 file shared by several entities.",
  ],
])("the status after a run reports missing pages (%#)", (change, sentence) => {
  expect(statusOf({ output: outputWith(change), problems: [], phase: "idle" })).toBe(sentence);
});

describe("a notice", () => {
  it("names some of the pages that failed, and lists each error", () => {
    const pages = Array.from({ length: 2000 }, (_, at) => ({ ...failed, entity: `type A${String(at)}` }));
    const [notice] = noticesFor({ gaps: { pages, groups: [] } });
    expect(notice).toMatchObject({
      headline: "No page for type A0, type A1, type A2 and 1,997 more",
      docs: { to: "/docs/troubleshooting#page-failed", label: "Pages that fail" },
    });
    expect(notice?.items[1999]).toEqual({ text: "type A1999: Cannot convert object to primitive value" });
  });

  it("says whether other pages link to a missing page", () => {
    const gaps = { pages: [nameless], groups: [] };
    const [stock] = noticesFor({ gaps });
    expect(stock?.headline).toBe("No page for query _");
    expect(stock?.advice).toContain("Other pages link to it nevertheless");
    expect(noticesFor({ gaps }, { formatter: "takeHome" })[0]?.advice).toContain("Nothing links to it");
  });

  it("names groups without a folder, except with the reference formatter", () => {
    const gaps = { pages: [], groups: ["Заказы", "教室"] };
    expect(noticesFor({ gaps })[0]?.headline).toBe("No folder for the groups Заказы and 教室");
    expect(noticesFor({ gaps }, { formatter: "takeHome" })).toEqual([]);
  });

  it("names pages that are not valid MDX", () => {
    expect(noticesOf(outputWith({}), new Map([["docs/a.mdx", "Expected a closing tag"]]))[0]).toMatchObject({
      headline: "Not valid MDX: docs/a.mdx",
      items: [{ path: "docs/a.mdx", text: "Expected a closing tag" }],
    });
  });
});
