import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { expect, it } from "vitest";
import configurationForms from "@site/src/plugins/configurationForms";
import { tabsOf } from "../tabs";

/** Parses a page and runs the plugin on it. */
async function transform(source: string): Promise<Root> {
  const tree = createProcessor().parse(source);
  await configurationForms()(tree);
  return tree;
}

const FENCE = "```";

it("a block of options becomes two tabs, each with a file name", async () => {
  const { children } = await transform(`${FENCE}yaml options\nforce: true\n${FENCE}\n`);
  const yaml = "extensions:\n  graphql-markdown:\n    force: true";
  expect(tabsOf(children[0])).toEqual({
    group: "config",
    tabs: [
      ["plugin", "Docusaurus plugin", "js", 'title="docusaurus.config.js"', "force: true,"],
      ["graphqlrc", "graphql-config", "yaml", 'title=".graphqlrc"', yaml],
    ],
  });
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
