import { expect, it, vi } from "vitest";
import { parseQuery } from "../engine/parseQuery.ts";
import { problemMessage } from "./messages.ts";

vi.mock("@docusaurus/Translate", () => ({
  translate: ({ message }: { readonly message: string }, values: Readonly<Record<string, string>> = {}) =>
    message.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? ""),
}));

it.each([
  ["unknown:x", "There is no field “unknown” to search in. Fields are title, content, tags, sidebarParentCategories."],
  ["media~", "“~” is not an edit distance. Write a whole number, as in “media~1”."],
  ["media~x", "“~x” is not an edit distance. Write a whole number, as in “media~1”."],
  ["media^", "“^” is not a boost. Write a number, as in “media^2”."],
  ["media^x", "“^x” is not a boost. Write a number, as in “media^2”."],
  ["title:", "“title:” needs a word, as in “title:media”."],
  ["+ media", "“+” needs a word, as in “+media”."],
  ["- media", "“-” needs a word, as in “-media”."],
  ["-media", "“-media” only excludes results. Add a word to look for."],
])("the mistake in %j is explained", { tags: ["L162"] }, (query, message) => {
  const { problem } = parseQuery(query);
  expect(problem && problemMessage(problem)).toBe(message);
});
