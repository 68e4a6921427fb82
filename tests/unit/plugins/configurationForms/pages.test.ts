import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { expect, it } from "vitest";
import configurationForms from "@site/src/plugins/configurationForms";

/** Parses a page and runs the plugin on it. */
async function transform(source: string): Promise<Root> {
  const tree = createProcessor().parse(source);
  await configurationForms()(tree);
  return tree;
}

const FENCE = "```";

it("a block of options becomes two tabs, each with a file name", async () => {
  const { children } = await transform(`${FENCE}yaml options\nforce: true\n${FENCE}\n`);
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

it("options that contain functions get no tabs, even inside other elements", async () => {
  const { children } = await transform(`<div>\n\n${FENCE}js options\na: () => 1,\n${FENCE}\n\n</div>\n`);
  expect((children[0] as MdxJsxFlowElement).children).toMatchObject([
    { type: "code", lang: "js", value: "a: () => 1," },
  ]);
});

it("other blocks stay as they are", async () => {
  const { children } = await transform(`${FENCE}yaml title="a.yml"\nforce: true\n${FENCE}\n`);
  expect(children).toMatchObject([{ type: "code", lang: "yaml", value: "force: true" }]);
});
