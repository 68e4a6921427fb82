import { createProcessor } from "@mdx-js/mdx";
import { expect, it } from "vitest";
import toolCommands from "@site/src/plugins/toolCommands";
import { commandsWith } from "@site/src/plugins/toolCommands/commands";
import { tabsOf } from "../tabs";

const fence = "```";

it("shows a block with the word tool for Docusaurus and for other frameworks", () => {
  const command = "API_TOKEN=a npx docusaurus graphql-to-doc --config";
  const block = `${fence}bash tool\n${command}\n${fence}`;
  const tree = createProcessor().parse(`${block}\n\n${block.replace(" tool", "")}\n`);
  toolCommands()(tree);
  expect(tabsOf(tree.children[0])).toEqual({
    group: "tool",
    tabs: [
      ["docusaurus-command", "Docusaurus", "bash", null, command],
      ["gqlmd", "Other frameworks", "bash", null, "API_TOKEN=a npx gqlmd graphql-to-doc --config"],
    ],
  });
  expect(tree.children[1]).toMatchObject({ type: "code", lang: "bash", value: command });
});

it("keeps the title of a block", () => {
  const tree = createProcessor().parse(`${fence}js tool title="a.mjs"\ndocusaurus graphql-to-doc\n${fence}\n`);
  toolCommands()(tree);
  expect(JSON.stringify(tree).match(/"meta":"title=\\"a\.mjs\\""/gu)).toHaveLength(2);
});

it("replaces no other command of Docusaurus", () => {
  const code = "docusaurus graphql-to-doc --force && docusaurus build\n";
  expect(commandsWith("gqlmd", code)).toBe("gqlmd graphql-to-doc --force && docusaurus build\n");
});

it("rejects a block without a command of the tool", () => {
  expect(() => commandsWith("docusaurus", "npx gqlmd graphql-to-doc")).toThrow('must run "docusaurus graphql-to-doc"');
});
