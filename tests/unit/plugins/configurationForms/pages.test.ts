import { createProcessor } from "@mdx-js/mdx";
import { toHast } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import type { Heading, Root, Table } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import configurationForms from "@site/src/plugins/configurationForms";

/** A page after the plugin, with ids on headings as Docusaurus sets them. */
async function transformed(source: string): Promise<Root> {
  const tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(source);
  visit(tree, "heading", (heading: Heading) => {
    heading.data = { id: toString(heading).toLowerCase() } as Heading["data"];
  });
  await configurationForms()(tree);
  return tree;
}

const FENCE = "```";

it("shows a block of options in two tabs, each with its file", async () => {
  const { children } = await transformed(`${FENCE}yaml options\nforce: true\n${FENCE}\n`);
  const tabs = children[0] as MdxJsxFlowElement;
  expect(tabs).toMatchObject({
    name: "Tabs",
    attributes: [{ name: "groupId", value: "config" }, { name: "className" }],
  });
  expect(tabs.children).toMatchObject([
    {
      name: "TabItem",
      attributes: [{ value: "plugin" }, { value: "Docusaurus plugin" }],
      children: [{ type: "code", lang: "js", meta: 'title="docusaurus.config.js"', value: "force: true," }],
    },
    {
      name: "TabItem",
      attributes: [{ value: "graphqlrc" }, { value: "graphql-config" }],
      children: [
        { lang: "yaml", meta: 'title=".graphqlrc"', value: "extensions:\n  graphql-markdown:\n    force: true" },
      ],
    },
  ]);
});

it("shows options with functions once, also within other elements", async () => {
  const { children } = await transformed(`<div>\n\n${FENCE}js options\na: () => 1,\n${FENCE}\n\n</div>\n`);
  expect((children[0] as MdxJsxFlowElement).children).toMatchObject([
    { type: "code", lang: "js", value: "a: () => 1," },
  ]);
});

it("leaves other blocks alone", async () => {
  const { children } = await transformed(`${FENCE}yaml title="a.yml"\nforce: true\n${FENCE}\n`);
  expect(children).toMatchObject([{ type: "code", lang: "yaml", value: "force: true" }]);
});

const OPTION = (name: string, type: string, flag = "–"): string =>
  `### \`${name}\`\n\n| Type | Default | Flag |\n| - | - | - |\n| ${type} | \`1\` | ${flag} |\n\n`;

it("fills the table of options from their headings, without the removed ones", async () => {
  const page = `<OptionTable />\n\n${OPTION("a", "string")}## Other\n\n| Key | Type |\n| - | - |\n| x | y |\n\n${OPTION("b.c", "number", "\`-b, --bee <b>\`")}## removed\n\n${OPTION("c", "string")}`;
  const [frame] = (await transformed(page)).children as [MdxJsxFlowElement];
  expect(frame).toMatchObject({
    name: "div",
    attributes: [{ name: "className", value: "fixed-columns option-table" }],
  });
  const [table] = frame.children as [Table];
  expect(table.children.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ["Option", "Type", "Default", "Flag"],
    ["a", "string", "1", "–"],
    ["b.c", "number", "1", "--bee"],
  ]);
  // As many cells as the page is to show.
  expect(JSON.stringify(toHast(table)).match(/"tagName":"td"/gu)).toHaveLength(8);
  expect(table.children[1]?.children[0]?.children).toMatchObject([
    { type: "link", url: "#a", children: [{ value: "a" }] },
  ]);
});

it("refuses a table of options on a page without options", async () => {
  await expect(transformed("<OptionTable />\n\n## A\n")).rejects.toThrow(
    "The page has <OptionTable />, but no option with a table",
  );
});
