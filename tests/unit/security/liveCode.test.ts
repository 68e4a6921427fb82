import { createProcessor } from "@mdx-js/mdx";
import fc from "fast-check";
import type { Nodes } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { holdsLiveCode, faultOf } from "@site/src/plugins/playground/browser/liveCode/holdsLiveCode";
import { suspectFrom } from "@site/src/plugins/playground/browser/liveCode/suspect";
import { sampled } from "../../matrix";
import { parseMdx } from "./formatter/tree";

const DECLARATION = "\nexport const Badge = (props) => <><span className={props.class}>{props.text}</span></>\n";

const page = (description: string): string =>
  `---\nid: a\ntitle: A\n---\n\n${DECLARATION}\n\n${description}\n\n\`\`\`graphql\ntype A {\n  id: ID\n}\n\`\`\`\n\n` +
  "### Fields\n\n#### [<code style={{ fontWeight: 'normal' }}>A.<b>id</b></code>](#id) \\{#id\\} \n" +
  '<Badge class="badge badge--secondary " text="scalar"/>\n';

/** Makes a page with this description. Returns the part that a quick check suspects of live code, if any. */
function suspectIn(description: string): string | undefined {
  const text = page(description);
  const from = suspectFrom({ path: "docs/a.mdx", text }, "docusaurus", DECLARATION);
  return from === undefined ? undefined : text.slice(from);
}

const isSuspected = (description: string): boolean => suspectIn(description) !== undefined;

/** Whether the playground marks a page with this description as live code. */
const isMarked = (description: string): boolean => holdsLiveCode(suspectIn(description) ?? "");

/** The error that the playground gives as the reason why a site can't build a page with this description. */
const faultIn = (description: string): string | undefined =>
  isMarked(description) ? faultOf(suspectIn(description) ?? "") : undefined;

/** Whether MDX itself fails to parse a page with this description. */
function isFaulty(description: string): boolean {
  try {
    parseMdx(page(description).replace(/^---[^]*?\n---\n/u, ""));
    return false;
  } catch {
    return true;
  }
}

const processors = [[remarkGfm], [remarkGfm, remarkDirective], []].map((remarkPlugins) =>
  createProcessor({ format: "mdx", remarkPlugins }),
);

/** Source code of expressions that the preset writes. */
const PRESET_EXPRESSIONS = new Set(["{ fontWeight: 'normal' }"]);

/** Whether a node is or contains code that the preset did not write. */
function isCode(node: Nodes): boolean {
  if (/^mdxjsEsm$|^mdx\w+Expression$/u.test(node.type)) return !("value" in node && node.value === '" "');
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return false;
  const isOfPreset = ["code", "b", "Badge"].includes(node.name ?? "");
  return (
    !isOfPreset ||
    node.attributes.some(
      ({ value }) => typeof value === "object" && value && !PRESET_EXPRESSIONS.has(value.value.trim()),
    )
  );
}

/** Whether MDX finds code in a page with this description. */
function mdxFindsCode(description: string): boolean {
  const body = page(description).split(DECLARATION)[1] ?? "";
  return processors.some((processor) => {
    let found = false;
    try {
      visit(processor.parse(body), (node) => {
        found ||= isCode(node);
      });
    } catch {
      // The build of a site fails before it runs anything.
    }
    return found;
  });
}

const LIVE = [
  "export const x = (() => 1)()",
  "import x from 'y'",
  "A.\r\n\r\nexport const x = 1",
  "A.\r\rexport const x = 1",
  ":::note a ` b\n{evil()} ` c\n:::",
  ":::note [a] ` {evil()}\nb`\n:::",
  "a \\` {evil()} \\` b",
  "| a | b |\n| - | - |\n| `x | {evil()} ` |",
  "a {evil()} b",
  "{evil()}",
  "<Other />",
  "<script>evil()</script>",
  "<Badge text={evil()} />",
  "<Badge {...evil()} />",
  '<SpecifiedBy url="javascript:evil()" />',
  '<a href="javascript:evil()">a</a>',
  '<Badge dangerouslySetInnerHTML={{"__html":"x"}} />',
  "<code style={evil()}>a</code>",
  "<code style={{ a: evil() }}>a</code>",
  '<code style={{ [evil()]: "a" }}>a</code>',
  '<code style={{ a: "" + evil() }}>a</code>',
  "```graphql\na\n   ```\n{evil()}\n```",
  ":::note\n\n```\n:::\n{evil()}\n\n```\n",
  "~~~\n```\n~~~\n{evil()}\n```",
  "[a](x`y) {evil()} `z",
  "[a](x 'y`z') {evil()} `z",
  "http://a.example/` {evil()} `",
  ":a[x ` y] {evil()} `z",
  "x ` y\n`{evil()}` z",
  "\\\\{evil()}",
  "\\</b>{evil()}",
  "](www.a)`b {evil()} `c",
  "a \u2028\n\nexport const x = 1",
  "```\na\n```\u2028\n```\n{evil()}\n```\n",
  "```mdx-code-block\nexport const x = 1\n```",
  "## [`<img>`][b]\n\n[b]: /x",
  "[*a* &lt;img&gt;]\n---\n\n[*a* &lt;img&gt;]: /x",
  "> ## **![&#x003C;img>](/a.png)**",
  "## :a[`<img>`]",
  "# `a\\\\';evil()//`",
  "`a\\\\';evil()//`\n====",
  "- # `a\\\\';evil()//`",
  "#x `{#a}` \\\\\\{#!\nevil()}\n\n` b`",
  'a <a href={"javascript:evil()"}>x</a>\n\n`',
  '<SpecifiedBy url={"javascript:evil()"}/>',
  "[a](javascript:evil())",
  "[a](<javascript&#58;evil()>)",
  "[a][b]\n\n[b]: javascript:evil()",
  "[a](@site/node_modules/loader/index.js?{}!data:text/javascript,evil())",
  "[a](%40site/.env)",
  "![a](../../../.env.local)",
  "[a](../../secret.txt#b)",
  "![a](./a?x/../../../secret.png)",
  "```jsx live\nevil()\n```",
  '<Sdl links={{ "Query": "javascript:evil()" }}>a</Sdl>',
];

const HARMLESS = [
  'Finds books with `{ author: "Eliot" }`, see [`Book`](/api/book.mdx).',
  "- `<T>` and `import x`\n- `{a}`",
  '```json\n{ "a": 1 }\n```\n\nText.',
  "&#x007B;a&#x007D; and \\{a\\}",
  "Imports are exported: the import\nof goods.",
  "[a](https://a.example/b?c=d&e=f) and [a](/b.mdx#c)",
  "## Heading\n\nText.\n---\n",
  ":::warning[Old]\n\nUse `{b}`.\n\n:::",
];

/** Special signs of Markdown and MDX. */
const piece = fc.constantFrom(
  ..."` `` ``` ```js ~~~ ~~~~ { } {evil()} {/* */} < > <b> </b> <Badge <Other/> </ /> = \" ' \\ \\` \\{ | || ![ [ ] ( ) ](".split(
    " ",
  ),
  ..."](/a) [^1]: [a]: : :a[ :::note ::: ::a http://a.b/ www.a.b a@b.c # - > * _ ~ ~~ 1. & &lt; <!-- -->".split(" "),
  ...'export import a text="'.split(" "),
  ...[" ", "\n", "\n\n", "\r\n", "\r", "\t", "    ", "\u2028"],
  ...["\nexport const x = 1", "\nimport x from 'y'\n", "\n- ", "\n> ", "| - | - |\n"],
);

describe("a page of the preset", () => {
  it.each(LIVE)("is marked if a description contains %j", (description) => {
    expect(isMarked(description)).toBe(true);
  });

  it.each(HARMLESS)("is not even suspected if a description contains %j", (description) => {
    expect(isSuspected(description)).toBe(false);
  });

  it.each([
    "a ``{b}`` c",
    "## [`a < b`](#c)\n\n[a]: /b",
    "## ![a](/a.png)",
    "# a",
    "[a](mailto:a@b.example)",
    "[a](../guide.md) and [b](../../other/#c)",
    "[a](/caf%C3%A9)",
    "| a |\n| - |\n| `{b}` |",
    "a `b\n{c}` d",
    "1. ```js\n   {a}\n   ```",
  ])("is suspected but not marked if a description contains %j", (description) => {
    expect([isSuspected(description), isMarked(description)]).toEqual([true, false]);
  });

  it("is suspected if its file is Markdown, which Docusaurus reads as MDX", () => {
    const text = page("{evil()}");
    expect(suspectFrom({ path: "docs/a.md", text }, "docusaurus", DECLARATION)).toBeDefined();
    expect(suspectFrom({ path: "docs/a.md", text }, "mkdocs", DECLARATION)).toBeUndefined();
    expect(suspectFrom({ path: "docs/_category_.yml", text }, "docusaurus", DECLARATION)).toBeUndefined();
  });

  it("is marked whenever MDX finds code in it", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const description = pieces.join("");
        return isMarked(description) || !mdxFindsCode(description);
      }),
      { numRuns: sampled(5000) },
    );
  });

  it.each([
    ["an element", "a <b> c", /closing tag/u],
    ["a closing tag", "a </b> c", /closing slash/u],
    ["an element in two paragraphs", "<b>a\n\nb</b>", /closing tag/u],
    ["an expression", "{0 1}", /acorn/u],
    ["an expression after code", "`a`{b: 1, c}`d`", /acorn/u],
    ["an expression without an end", "a `{b", /./u],
    ["a module", "export of rooms to the calendar.", /acorn/u],
    ["a module in a later paragraph", "Rooms.\n\nimport them again with `rooms`.", /acorn/u],
  ])("is reported as invalid because of %s", (_, description, words) => {
    expect(isFaulty(description)).toBe(true);
    expect(faultIn(description)).toMatch(words);
  });

  it.each(["{0, 1}", "export const x = 1", "`w`<br/>`h`", "<b>a</b>", "## A {#b}", ":::note A {b}\n\nC\n\n:::"])(
    "is not reported as invalid for %j",
    (description) => {
      expect(isFaulty(description)).toBe(false);
      expect(faultIn(description)).toBeUndefined();
    },
  );

  it("is reported as invalid exactly if MDX fails to parse it", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const description = pieces.join("");
        return (faultIn(description) !== undefined) === isFaulty(description);
      }),
      { numRuns: sampled(5000) },
    );
  });
});
