import { Prism } from "prism-react-renderer";
import { beforeAll, expect, test } from "vitest";
import { refineGraphql } from "@site/src/components/code/graphqlGrammar";
import { tokenize } from "@site/src/components/code/tokenize";

beforeAll(() => {
  refineGraphql(Prism.languages);
});

/** The words that are highlighted as keywords. */
function keywords(code: string): string[] {
  return tokenize(code, "graphql").flatMap((line) =>
    line.filter(({ types }) => types.includes("keyword")).map(({ content }) => content),
  );
}

test("a selected field is never a keyword", () => {
  const operation = "query Media($id: ID) {\n  media(id: $id) {\n    type\n    input {\n      enum\n    }\n  }\n}";
  expect(keywords(operation)).toEqual(["query"]);
});

test("a word that begins a definition is a keyword", () => {
  const words = ["type A implements B", "extend type A", "input C", "enum D", "union E", "scalar F", "interface G"];
  expect(keywords(words.join("\n\n")).join(" ")).toBe("type implements extend type input enum union scalar interface");
  expect(keywords("directive @auth on OBJECT\n\nschema {\n  query: Query\n}")).toEqual(["directive", "on", "schema"]);
  expect(keywords("fragment Title on Media {\n  title\n}")).toEqual(["fragment", "on"]);
});
