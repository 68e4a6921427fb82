import fc from "fast-check";
import prettier from "prettier";
import { beforeAll, describe, expect, it } from "vitest";
import { codeBlock, codeSpan, markdown, plain, webAddress } from "reference-formatter/escape.mjs";
import { isComplete, sampled } from "../../matrix";
import { generatePages } from "./formatter/pages";
import type { Generated } from "./formatter/pages";
import { payloads } from "./formatter/payloads";
import { pageNamed, readPages } from "./formatter/readPages";
import type { Page } from "./formatter/readPages";
import { hostileOptions, hostileSchema, pagesOf } from "./formatter/schema";
import type { Attack } from "./formatter/schema";
import { foreignIn, parseMdx, textOf } from "./formatter/tree";
import type { Node } from "./formatter/tree";

const attacks = payloads.map((payload, at) => {
  const mark = `mark${String(at)}x`;
  return { mark, text: payload(`globalThis.${mark} = 1`, mark) };
});

const foreignInPages = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ name, tree }) => foreignIn(tree).map((found) => `${name}: ${found}`));

/** Lists pages that lack a payload of one of their elements. */
function lostIn(pages: readonly Page[], given: readonly Attack[]): string[] {
  const shared = ["all", "input", "values"].map((name) => [name, textOf(pageNamed(pages, name).tree)] as const);
  return given.flatMap((attack, at) => {
    const own = pagesOf(attack, at).flatMap(({ name, words }) => {
      const page = textOf(pageNamed(pages, name).tree);
      return words.map((word) => [name, page, word] as const);
    });
    return [...own, ...shared.map(([name, page]) => [name, page, attack.mark] as const)].flatMap(
      ([name, page, word]) => (page.includes(word) ? [] : [`${name} lacks ${word} of ${JSON.stringify(attack.text)}`]),
    );
  });
}

describe("pages of a schema with payloads on every kind of element", () => {
  let generated: Generated;
  let pages: Page[];

  beforeAll(async () => {
    generated = await generatePages(hostileSchema(attacks));
    pages = await readPages(generated.files);
  });

  it("are all generated without errors", () => {
    expect(payloads.length).toBeGreaterThanOrEqual(60);
    expect(generated.complaints).toBe("");
    expect(pages.length).toBeGreaterThan(5 * payloads.length);
  });

  it("contain no code, and no elements but those of the formatter", () => {
    expect(foreignInPages(pages)).toEqual([]);
  });

  it("show every payload as text", () => {
    expect(lostIn(pages, attacks)).toEqual([]);
  });

  it("have a heading with an anchor for each field", () => {
    const headings = (pageNamed(pages, "input").tree.children ?? []).flatMap(function headings(node: Node): string[] {
      const own = node.type === "heading" ? [textOf(node)] : [];
      return [...own, ...(node.children ?? []).flatMap(headings)];
    });
    for (const at of attacks.keys())
      expect(headings.filter((heading) => heading.endsWith(`{#field-${String(at)}}`))).toHaveLength(1);
  });

  it("have front matter with only the expected keys", () => {
    for (const { name, frontMatter } of pages) {
      expect(Object.keys(frontMatter).sort(), name).toEqual(["description", "id", "keywords", "title"]);
      expect(typeof frontMatter["description"], name).toBe("string");
    }
  });

  it("have paths of lowercase letters, digits and hyphens", () => {
    for (const name of generated.files.keys())
      expect(name).toMatch(/^(?:[a-z\d-]+\/)+(?:[a-z\d-]+\.mdx|_category_\.json)$/u);
    const labels = [...generated.files]
      .filter(([name]) => name.endsWith("_category_.json"))
      .map(([, content]) => JSON.parse(content) as { readonly label: unknown });
    for (const { label } of labels) expect(typeof label).toBe("string");
  });
});

describe("a page that the formatter cannot write", () => {
  it("contains no sections that the tool writes without escaping", async () => {
    const schema = `
      directive @note(text: String!) on OBJECT
      type Query { a: A }
      "{globalThis.ran = 1}" type A @note(text: "") { a: Int }
    `;
    const options = hostileOptions.replace("tag: ", 'tag: () => { throw new Error("no badge"); }, other: ');
    const { files, complaints } = await generatePages(schema, options);
    expect(complaints).toMatch(/no badge/u);
    expect([...files.values()].join("\n")).not.toMatch(/globalThis/u);
  });
});

/** Puts a text into an element of a page, followed by a heading and another element. */
const around = (text: string): string => `<Field>\n\n${text}\n\n</Field>\n\n## After\n\n<Field>\n\nText.\n\n</Field>`;

/** Lists foreign elements of a page made by `around`, and reports if its text affects the rest of the page. */
function problemsIn(body: string): string[] {
  const tree = parseMdx(body);
  const parts = (tree.children ?? []).map(({ type, name }) => name ?? type);
  return [...foreignIn(tree), ...(parts.join() === "Field,heading,Field" ? [] : [`parts ${parts.join()}`])];
}

const SIGNS =
  "` `` ``` ```` ~~~ \\ \\` {x} { } <a> </Field> <!-- export import [ ] ( ) [a]( ](javascript:x) ](https://a.b) ![ [a]: [^a] ][ :::note ::: ::a :a[ | |-|-| - 1. + > # --- === $ $$ \" ' {#id} https://a.b/ www.a.b &#123; mdx-code-block word \u00a0 \u2028 \0 \t".split(
    " ",
  );

/** Special signs of Markdown and MDX, and spaces. */
const sign = fc.constantFrom(
  ...SIGNS,
  ...["export const a = 1", "import a from 'b'", " ", "  ", "    ", "\n", "\n\n", "\n  ", "\r\n"],
);
/** Text of special signs in any order. */
const hostile = fc.array(sign, { minLength: 1, maxLength: 25 }).map((parts) => parts.join(""));

/** Checks texts of special signs in any order. */
function forAny(runs: number, check: (text: string) => void): void {
  fc.assert(fc.property(hostile, check), { numRuns: sampled(runs) });
}

describe("text of a schema", () => {
  it("is always Markdown without code", () => {
    forAny(2000, (text) => {
      expect(problemsIn(around(markdown(text)))).toEqual([]);
    });
  });

  it("is still Markdown without code after formatting by Prettier", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const page = await prettier.format(around(markdown(text)), { parser: "mdx" });
        expect(problemsIn(page)).toEqual([]);
      }),
      { numRuns: sampled(300) },
    );
  });

  it("is Markdown without code if it is written as plain text", () => {
    forAny(500, (text) => {
      expect(problemsIn(around(`${plain(text)}\n\n<Badge tone="">${plain(text)}</Badge>`))).toEqual([]);
    });
  });

  it("stays code in a code block and in inline code", () => {
    forAny(500, (text) => {
      const block = parseMdx(codeBlock(text, "json")).children ?? [];
      expect(block.map(({ type }) => type)).toEqual(["code"]);
      const [line] = parseMdx(`Text <Default>${codeSpan(JSON.stringify(text))}</Default>`).children ?? [];
      expect(line?.children?.[1]?.children?.map(({ type }) => type)).toEqual(["inlineCode"]);
    });
  });
});

/** Texts with a word, like those in public schemas, which users of the formatter cannot edit. */
const CARELESS: readonly ((word: string) => string)[] = [
  (word) => `An example:\n\n\`\`\`json\n{ "code": "${word}" }`,
  (word) => `:::tip\nUse ${word}.`,
  (word) => `~~~js\nconst ${word} = { code: 1 };\n~~~`,
  (word) => `Width of the ${word}, \`w\`<br/>Height, \`h\`<br/>`,
  (word) => `Between \` and {0, 1} ${word}.`,
  (word) => `export of ${word} to the calendar.\n\nimport them again with \`${word}\`.`,
  (word) => `RFC ${word}`,
  (word) => `https://example.org/${word}/{version}`,
  (word) => `https://example.org/${word} <see there>`,
];

/** One of the careless texts, with signs around it. */
const careless = fc
  .tuple(
    fc.array(fc.constantFrom(...SIGNS, " ", "\n", "\n\n"), { maxLength: 5 }),
    fc.constantFrom(...CARELESS),
    fc.nat(5),
  )
  .map(([signs, text, at]) => (word: string) => {
    const before = signs.slice(0, at).join("");
    // Markdown does not show what follows the fence of a code block on its line.
    const line = /(?:`{3}|~{3})[^\n]*$/u.test(before) ? "\n" : "";
    return before + line + text(word) + signs.slice(at).join("");
  });

describe("pages of a schema with careless texts on every kind of element", () => {
  it("show each text and run nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(careless, { minLength: 60, maxLength: 60 }), async (texts) => {
        const given = [...CARELESS, ...texts].map((text, at) => {
          const mark = `mark${String(at)}x`;
          return { mark, text: text(mark) };
        });
        const generated = await generatePages(hostileSchema(given));
        expect(generated.complaints).toBe("");
        const pages = await readPages(generated.files);
        expect(foreignInPages(pages)).toEqual([]);
        expect(lostIn(pages, given)).toEqual([]);
      }),
      { numRuns: isComplete() ? 5 : 1, endOnFailure: true },
    );
  });
});

describe("Markdown of an honest schema", () => {
  it.each([
    'Finds books with a filter such as `{ author: "Eliot" }`.',
    "- One\n- Two\n  - `List<T>`\n\n1. First\n2. Second",
    '```json\n{ "author": "Eliot" }\n```',
    'As a [`Filter`](/schema/types/scalars/filter.mdx), or [on the web](https://site.example/a(b)?c=d#e "Title").',
    "![A shelf](/img/shelf.png)",
    "| Sign | Meaning |\n| --- | --- |\n| `a \\| b` | either |",
    ":::note\n\nText with `{code}`.\n\n:::",
    "Code that goes `on in\nthe next {line}` of a paragraph.",
    "Exports all. Importing, exported: a:b, 12:30, a & b.",
    "One line\\\nand another.",
  ])("is unchanged: %j", (text) => {
    expect(markdown(text)).toBe(text);
  });

  it("is escaped in the same way as by the tool", () => {
    expect(markdown("a_b *c* <d> {e} `f_{g}`")).toBe(
      "a&#x005F;b &#x002A;c&#x002A; &#x003C;d&#x003E; &#x007B;e&#x007D; `f_{g}`",
    );
  });

  it("keeps code in lists, in any kind of fence", () => {
    expect(markdown("- a\n\n  ~~~js\n  {b}\n  ~~~")).toBe("- a\n\n  ```js\n  {b}\n  ```");
  });
});

describe("the URL of a specification", () => {
  it.each([
    ["https://site.example/a", "https://site.example/a"],
    ["HTTPS://SITE.example/(a) {b}<c>`d`", "https://site.example/%28a%29%20%7Bb%7D%3Cc%3E%60d%60"],
    ["https://site.example/?q={a}#(b)", "https://site.example/?q=%7Ba%7D#%28b%29"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["site.example", undefined],
  ])("is linked only if it is HTTP, and is normalized: %s", (url, address) => {
    expect(webAddress(url)).toBe(address);
  });
});
