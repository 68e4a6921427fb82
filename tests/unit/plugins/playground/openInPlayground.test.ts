import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { inputOf } from "@site/src/plugins/playground/browser/ui/saved/link";
import openInPlayground, { optionsOf } from "@site/src/plugins/playground/openInPlayground";

const SHOP = "type Query { shop: String }";
const FILM = "type Query { film: String }";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

/** Returns the input of the link after each code block of a page; an empty object for a block without a link. */
async function linkInputs(...blocks: readonly string[]): Promise<readonly object[]> {
  const tree = fromMarkdown(blocks.join("\n\n"));
  await openInPlayground()(tree);
  const inputs = tree.children.map(async (node, at) => {
    if (node.type !== "code") return [];
    const next = tree.children[at + 1] as { readonly attributes?: readonly { readonly value: string }[] } | undefined;
    const hash = next?.attributes?.[0]?.value;
    return [hash === undefined ? {} : await inputOf(hash)];
  });
  return (await Promise.all(inputs)).flat();
}

describe("a link to the playground", () => {
  it("contains a schema and the options that follow it", async () => {
    const links = await linkInputs(
      fence('graphql title="schema.graphql"', SHOP),
      fence("yaml options", "pretty: true"),
    );
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatchObject({ source: SHOP, options: { pretty: true } });
  });

  it("contains the last schema before its options, or a schema and the defaults", async () => {
    const [shop, film, options] = await linkInputs(
      fence("graphql", SHOP),
      fence("graphql", FILM),
      fence("yaml config", "printTypeOptions: { hierarchy: flat }"),
    );
    expect(shop).toMatchObject({ source: SHOP, options: { hierarchy: "api" } });
    expect(film).toMatchObject({ source: FILM, options: { hierarchy: "flat" } });
    expect(options).toMatchObject({ source: FILM, options: { hierarchy: "flat" } });
  });

  it("contains the page's first schema if no schema precedes the options", async () => {
    const [options, , , , graphqlrc] = await linkInputs(
      fence("yaml options", "pretty: true"),
      "Text.",
      fence("graphql", SHOP),
      fence("graphql", FILM),
      fence("yaml options", "index: true"),
      fence('yaml title=".graphqlrc"', "extensions: { graphql-markdown: { pretty: true } }"),
    );
    expect(options).toMatchObject({ source: SHOP, options: { pretty: true } });
    expect(graphqlrc).toMatchObject({ source: FILM, options: { pretty: true } });
  });

  it("is missing for incomplete schemas and unsupported options", async () => {
    const loaders = fence("yaml options", "loaders: { UrlLoader: '@graphql-tools/url-loader' }");
    expect(await linkInputs(fence("graphql", "type Book { id: ID }"), fence("yaml options", "pretty: true"))).toEqual([
      {},
      {},
    ]);
    expect(await linkInputs(fence("graphql", SHOP), loaders, fence("yaml", "pretty: true"))).toEqual([
      expect.objectContaining({ source: SHOP }),
      {},
      {},
    ]);
  });
});

describe("the options of a link", () => {
  it.each([
    ["skipDocDirective: '@internal'", { skipDocDirective: ["@internal"] }],
    ["onlyDocDirective: ['@public', '@beta']", { onlyDocDirective: ["@public", "@beta"] }],
    [
      "groupByDirective: { directive: doc, field: category }",
      { groupByDirective: { directive: "doc", field: "category", fallback: "Miscellaneous" } },
    ],
    ["docOptions: { index: true, frontMatter: { draft: true } }", { index: true }],
    ["printTypeOptions: { deprecated: skip, typeBadges: false }", { deprecated: "skip", typeBadges: false }],
    ["printTypeOptions: { deprecated: SKIP }", { deprecated: "skip" }],
    [
      "extensions: { graphql-markdown: { formatter: '@graphql-markdown/formatters/hugo', pretty: true } }",
      { framework: "hugo", pretty: true },
    ],
    ["schema: a.graphql\nformatter: '@graphql-markdown/formatters/mkdocs'", { framework: "mkdocs" }],
  ])("are read from %s", (code, expected) => {
    expect(optionsOf(code)).toMatchObject(expected);
  });

  it.each([
    "printTypeOptions: { hierarchy: { entity: {} } }",
    "rootPath: docs",
    "formatter: '@graphql-markdown/formatters/none'",
  ])("are undefined for %s", (code) => {
    expect(optionsOf(code)).toBeUndefined();
  });
});
