import { describe, expect, it } from "vitest";
import { optionsWith } from "../../playground/options";
import { importText, setupFor, textsOf } from "../plugins/playground/ui/result/setup";

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

type Plugin = () => (tree: { children: readonly Node[] }, file: { path: string; value: string }) => void;

const IMPORT = 'import { mdxDeclaration } from "@graphql-markdown/docusaurus/mdx";';
const DECLARATION = `const mdxDeclaration = "\\nexport const Badge = (props) => <b>{props.text}</b>\\n";`;

/**
 * Loads the remark plugin `schemaAsData` from the Docusaurus project that the playground exports. On stock pages, it allows one
 * export, the tool's `mdxDeclaration`, which a short one replaces here.
 */
async function guardWith(formatter: "stock" | "takeHome"): Promise<Plugin> {
  const texts = textsOf("docusaurus", setupFor("docusaurus", { options: optionsWith({ formatter }) }));
  const text = (texts.get("schema-as-data.mjs") ?? "").replace(IMPORT, DECLARATION);
  return ((await importText(text)) as { schemaAsData: Plugin }).schemaAsData;
}

const stock = await guardWith("stock");
const reference = await guardWith("takeHome");

/** Whether the plugin keeps a node of a page instead of converting it to text. */
function keeps(plugin: Plugin, node: Node, path = "/site/docs/api/types/a.mdx"): boolean {
  const positioned = { ...node, position: { start: { offset: 0 }, end: { offset: 4 } } };
  const tree = { children: [positioned] as readonly Node[] };
  plugin()(tree, { path, value: "text" });
  return tree.children[0] === positioned;
}

const link = (url: string): Node => ({ type: "link", url }) as Node;

describe.each([
  ["stock pages", stock],
  ["pages of the reference formatter", reference],
] as const)("a project with %s", (_name, plugin) => {
  it.each([
    "@site/.env",
    "../../secret.txt",
    "/..%2f..%2f.env",
    "/%2e%2e/.env",
    "..\\secret.txt",
    "./a?x/../../../secret.png",
    "a#/../../secret.txt?url",
    "javascript:x",
    "java\tscript:x",
    "file:///a",
    "/js/a.js?x!../../.env",
    "/js/a.js?x\\x21../../.env",
    "%",
  ])("removes a link to %j", (url) => {
    expect(keeps(plugin, link(url))).toBe(false);
    expect(keeps(plugin, link(url), "/site/docs/guide.mdx")).toBe(true);
  });

  it.each(["some-tool/cli.mjs", "scripts/deploy.mjs", "#internal"])("removes an image from %j", (url) => {
    const image = { type: "image", url } as Node;
    expect(keeps(plugin, image)).toBe(false);
    expect(keeps(plugin, { ...image, type: "definition" })).toBe(false);
    expect(keeps(plugin, { ...image, url: "/img/a.png" } as Node)).toBe(true);
  });

  it.each([
    "/api/types/objects/film.mdx",
    "https://a.example/?q=javascript:x",
    "#id",
    "mailto:a@example.com",
    "/img/a.png",
  ])("keeps a link to %j", (url) => {
    expect(keeps(plugin, link(url))).toBe(true);
  });
});

const element = (name: string, attribute?: object): Node =>
  ({
    type: "mdxJsxTextElement",
    name,
    attributes: attribute ? [{ type: "mdxJsxAttribute", ...attribute }] : [],
  }) as Node;

it.each([
  ["an element of the tool", element("Badge", { name: "text", value: "enum" }), true],
  ["an element with an expression", element("Badge", { name: "text", value: { value: "x()" } }), false],
  ["an element with a handler", element("span", { name: "onerror", value: "x" }), false],
  ["a foreign element", element("script"), false],
  [
    "the declaration",
    { type: "mdxjsEsm", value: "export const Badge = (props) => (<b>{props.text}</b>);" } as Node,
    true,
  ],
  ["a part of the declaration", { type: "mdxjsEsm", value: "export const Badge" } as Node, false],
  ["another export", { type: "mdxjsEsm", value: "export const a = x()" } as Node, false],
  ["an expression", { type: "mdxTextExpression", value: "x()" } as Node, false],
])("%s on a stock page is kept only if the tool writes it", (_name, node, kept) => {
  expect(keeps(stock, node)).toBe(kept);
  expect(keeps(reference, node)).toBe(true);
});

it.each([
  "/site/docs/api/a.mdx",
  "/site/docs/fr/api/a.mdx",
  "/site/src/content/docs/api/a.mdx",
  "/site/src/content/docs/fr/api/a.mdx",
  "/site/versioned_docs/version-1.0/api/a.mdx",
  "/site/i18n/fr/docusaurus-plugin-content-docs/current/api/a.mdx",
  "C:\\site\\docs\\api\\a.mdx",
])("a project guards its generated pages at %s", (path) => {
  expect(keeps(stock, link("javascript:x"), path)).toBe(false);
});

it.each(["/site/docs/guide.mdx", "/site/docs/guides/api/a.mdx", "/site/blog/api/a.mdx"])(
  "a project does not change the owner's pages at %s",
  (path) => {
    expect(keeps(stock, link("javascript:x"), path)).toBe(true);
  },
);

it("a project removes metadata after the language of a code block", () => {
  const code = { type: "code", lang: "jsx", meta: "live" };
  stock()({ children: [code] }, { path: "/site/docs/api/a.mdx", value: "" });
  expect(code.meta).toBeNull();
});
