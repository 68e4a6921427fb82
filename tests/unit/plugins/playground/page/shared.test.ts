import { expect, it } from "vitest";
import { statusOf } from "@site/src/plugins/playground/browser/page/generation/status";
import { headlineOf } from "@site/src/plugins/playground/browser/page/pages/shared";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts } from "../../../../playground/noFacts";

const film = { path: "docs/api/film.mdx", entities: ["query film", "type Film"] };
const three = { path: "docs/api/a.mdx", entities: ["query a", "type A", "directive @a"] };

it.each([
  [[], undefined],
  [[film], "One file for query film and type Film: docs/api/film.mdx"],
  [[three], "One file for query a, type A and directive @a: docs/api/a.mdx"],
  [[film, three], "One file for query film and type Film, and 1 more file with several pages"],
  [[film, three, three], "One file for query film and type Film, and 2 more files with several pages"],
])("a notice of %j names who shares a file", (shared, headline) => {
  expect(headlineOf(shared)).toBe(headline);
});

it.each([
  [[], "1 file written."],
  [[film], "1 file written. 1 file shared by several entities."],
  [[film, three], "1 file written. 2 files shared by several entities."],
])("the status after a run tells of %j", (shared, sentence) => {
  const output = {
    files: [{ path: "a.mdx", text: "" }],
    shared,
    log: [],
    facts: noFacts,
    input: { source: "", options: defaultOptions },
  };
  expect(statusOf({ output, problems: [], phase: "idle" })).toBe(sentence);
});
