import { createProcessor } from "@mdx-js/mdx";
import { expect, it } from "vitest";
import { VERSIONS } from "@site/src/data/release";
import packageManagers from "@site/src/plugins/packageManagers";
import { commandsFor, MANAGERS } from "@site/src/plugins/packageManagers/commands";
import { tabsOf } from "../tabs";

const { graphql } = VERSIONS;
const tool = VERSIONS["@graphql-markdown/cli"];

it.each([
  ["npm init -y", ["yarn init -y", "pnpm init", "bun init -y"]],
  ["npm install", ["yarn install", "pnpm install", "bun install"]],
  ["npm install --save-dev a", ["yarn add --dev a", "pnpm add --save-dev a", "bun add --dev a"]],
  ["npm run dev", ["yarn run dev", "pnpm run dev", "bun run dev"]],
  ["npm start", ["yarn start", "pnpm start", "bun run start"]],
  ["npx gqlmd graphql-to-doc", ["yarn gqlmd graphql-to-doc", "pnpm gqlmd graphql-to-doc", "bunx gqlmd graphql-to-doc"]],
  ["mkdir my-docs", ["mkdir my-docs", "mkdir my-docs", "mkdir my-docs"]],
])("translates %s for each package manager", (npm, others) => {
  expect(MANAGERS.map((manager) => commandsFor(manager, npm))).toEqual([npm, ...others]);
});

it("pins the versions of the tool and graphql, except for npm", () => {
  const command = "npm install @graphql-markdown/cli a graphql\n";
  expect(commandsFor("npm", command)).toBe(command);
  for (const manager of ["yarn", "pnpm", "bun"] as const)
    expect(commandsFor(manager, command)).toBe(`${manager} add @graphql-markdown/cli@${tool} a graphql@${graphql}\n`);
});

it("rejects an npm command that it cannot translate", () => {
  expect(() => commandsFor("pnpm", "npm pkg set a=b")).toThrow('no pnpm command for "npm pkg set a=b"');
});

/** The nodes of a page with a code block. */
function nodesOf(language: string): unknown[] {
  const tree = createProcessor().parse(`\`\`\`${language}\nnpm start\n\`\`\`\n`);
  packageManagers()(tree);
  return tree.children;
}

it("shows a block `bash npm` in tabs", () => {
  expect(tabsOf(nodesOf("bash npm")[0])).toEqual({
    group: "package-manager",
    tabs: MANAGERS.map((manager) => [manager, manager, "bash", null, commandsFor(manager, "npm start")]),
  });
});

it("does not change a block without the word npm", () => {
  expect(nodesOf("bash")).toMatchObject([{ type: "code", lang: "bash", value: "npm start" }]);
});
