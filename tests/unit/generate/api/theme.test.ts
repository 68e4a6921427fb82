import { expect, it } from "vitest";
import { completeExample } from "../../../../src/generate/api/examples";
import { addHeadingIds, arrange, splitSentence } from "../../../../src/generate/api/theme/arrange";
import { renderInlineType } from "../../../../src/generate/api/theme/partials";
import { markLinks, readMarks, withoutMarks } from "../../../../src/generate/api/theme/declaration";

it.each([
  ["Does one thing. Does another.", "Does one thing.", "Does another."],
  [
    "Splits at dots, e.g. `a.b`, by path.posix.join.\nMore here.",
    "Splits at dots, e.g. `a.b`, by path.posix.join.",
    "More here.",
  ],
  ["One line only", "One line only", ""],
  ["Ends in code. `next` starts with it.", "Ends in code.", "`next` starts with it."],
])("splits %j after its first sentence", (paragraph, first, rest) => {
  expect(splitSentence(paragraph)).toEqual({ first, rest });
});

it("keeps the positions of links while their markup is removed", () => {
  const urls: string[] = [];
  const marked = `a: ${markLinks("[`B`](b.mdx#b)\\<[`C`](#c)\\>", urls)}`;
  const stripped = marked.replaceAll(/[`\\]/g, "");
  expect(withoutMarks(stripped)).toBe("a: B<C>");
  expect(readMarks(stripped, urls)).toEqual({
    code: "a: B<C>",
    links: [
      { start: 3, end: 4, url: "b.mdx#b" },
      { start: 5, end: 6, url: "#c" },
    ],
  });
});

it("does not treat code as a link", () => {
  const urls: string[] = [];
  const code = "``[`B`](b.mdx)``";
  expect(markLinks(`${code} \\| [\`C\`](c.mdx)`, urls)).toMatch(/^``\[`B`\]\(b\.mdx\)`` \\\| /u);
  expect(urls).toEqual(["c.mdx"]);
});

it("writes a type in a table as one code element with escaped Markdown", () => {
  expect(renderInlineType("`string`")).toBe("`string`");
  expect(renderInlineType('[`A`](a.mdx#a)\\<`b_c`\\>[] \\| `"x"`')).toBe(
    '<code translate="no">[A](a.mdx#a)\\<b\\_c\\>\\[\\] \\| "x"</code>',
  );
});

it("arranges the parts of a function", () => {
  const page = [
    "### f() \\{#f\\}",
    "<Declaration>\n\n```ts\nf(): void;\n```\n\n</Declaration>",
    "Does it. Says more.",
    "#### Parameters \\{#f-parameters\\}",
    "<Nothing />",
    "#### Example \\{#f-example\\}",
    "```ts\nf();\n```",
    ":::note\nText.\n:::",
    "After.",
  ];
  expect(arrange(page.join("\n\n")).split("\n\n")).toEqual([
    "### f() \\{#f\\}",
    '<Prerendered part="1">',
    "Does it.",
    "<Declaration>",
    "```ts\nf(): void;\n```",
    "</Declaration>",
    "Says more.",
    '<Anchor id="f-parameters" />',
    "#### Example \\{#f-example\\}",
    "</Prerendered>",
    "```ts\nf();\n```",
    ":::note\nText.\n:::",
    '<Prerendered part="2">',
    "After.",
    "</Prerendered>",
  ]);
});

it("adds an import to an example, or replaces one from another path", () => {
  const importable = {
    specifier: "pkg/now",
    names: new Map([
      ["f", "value"],
      ["T", "type"],
      ["own", "value"],
      ["key", "value"],
    ] as const),
    replaces: (specifier: string) => specifier === "pkg/then",
  };
  const complete = (code: string): string => completeExample(code, [importable]);
  expect(complete("f();")).toBe('import { f } from "pkg/now";\n\nf();');
  expect(complete('import { f } from "pkg/then";\n\nf();')).toBe('import { f } from "pkg/now";\n\nf();');
  expect(complete('import { f } from "other";\nf();')).toBe('import { f } from "other";\nf();');
  expect(complete("const own = { key: 1 };\nown.key;")).toBe("const own = { key: 1 };\nown.key;");
  expect(complete("const a: T = f();")).toBe('import { type T, f } from "pkg/now";\n\nconst a: T = f();');
  expect(complete("let a: T;")).toBe('import type { T } from "pkg/now";\n\nlet a: T;');
});

function finish(...lines: string[]): string[] {
  return addHeadingIds(lines.join("\n")).split("\n");
}

it("prefixes ids of headings below an export with the export's id", () => {
  expect(finish("### f() \\{#f\\}", "#### Returns")).toEqual(["### f() \\{#f\\}", "#### Returns \\{#f-returns\\}"]);
});

it("assigns a heading after a member to the class, not to the member", () => {
  const lines = finish("### A \\{#a\\}", "#### Accessors", "##### b \\{#a-b\\}", "###### Returns", "#### Methods");
  expect(lines).toContain("###### Returns \\{#a-b-returns\\}");
  expect(lines).toContain("#### Methods \\{#a-methods\\}");
});

it("numbers an id that is taken, even by a later member", () => {
  const lines = finish("### A \\{#a\\}", "#### Methods", "#### Methods", "##### methods() \\{#a-methods\\}");
  expect(lines[1]).toBe("#### Methods \\{#a-methods-1\\}");
  expect(lines[2]).toBe("#### Methods \\{#a-methods-2\\}");
});

it("does not change code blocks or the sections of the page", () => {
  const lines = ["## Functions", "```md", "### Not a heading", "```"];
  expect(finish(...lines)).toEqual(lines);
});
