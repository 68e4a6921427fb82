import type { InlineCode, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import narrowScreens from "../../../src/plugins/narrowScreens";

function prepare(markdown: string, options?: { readonly code: "hyphenated" }): Root {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  narrowScreens(options)(tree);
  return tree;
}

function isStacked(markdown: string): boolean {
  const [table] = prepare(markdown).children;
  return table?.data?.hProperties?.["className"] !== undefined;
}

function codeOf(tree: Root): InlineCode[] {
  const found: InlineCode[] = [];
  visit(tree, "inlineCode", (code) => {
    found.push(code);
  });
  return found;
}

it("stacks tables of three columns", () => {
  expect(isStacked("| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |")).toBe(true);
});

it("stacks tables of two columns only if they contain long code", () => {
  expect(isStacked("| a | b |\n| - | - |\n| `--a-long-flag <value>` | 2 |")).toBe(true);
  expect(isStacked("| a | b |\n| - | - |\n| `short` | a long text that wraps |")).toBe(false);
});

it("keeps short code on a line", () => {
  const [code] = codeOf(prepare("`printTypeOptions`"));
  expect(code?.data).toEqual({ hProperties: { className: ["unbroken"] } });
});

it("lets long code wrap between words", () => {
  const [code] = codeOf(prepare("`printTypeOptions.exampleSection.directive`"));
  const parts = ["print", "Type", "Options.", "example", "Section.", "directive"];
  expect(code?.data?.hChildren).toEqual([{ type: "text", value: parts.join("\u200B") }]);
  expect(code?.value).toBe("printTypeOptions.exampleSection.directive");
});

it("breaks long code at a hyphen only in a word that is too long for a line", () => {
  const [command, long] = codeOf(
    prepare("`gqlmd graphql-to-doc --force && hugo` and `graphql-markdown-deprecated-section`"),
  );
  expect(command?.data?.hChildren).toEqual([
    { type: "text", value: "gqlmd graphql-\u2060to-\u2060doc -\u2060-\u2060force && hugo" },
  ]);
  expect(long?.data?.hChildren).toEqual([{ type: "text", value: "graphql-markdown-deprecated-section" }]);
});

it("with the option hyphenated, prepares only code that contains a hyphen", () => {
  const [plain, hyphenated] = codeOf(prepare("`printTypeOptions` and `graphql-config`", { code: "hyphenated" }));
  expect(plain?.data).toBeUndefined();
  expect(hyphenated?.data).toEqual({ hProperties: { className: ["unbroken"] } });
});
