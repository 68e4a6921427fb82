import { cruise } from "dependency-cruiser";
import type { ICruiseResult } from "dependency-cruiser";
import { describe, expect, it } from "vitest";
import config from "../../../.dependency-cruiser.mjs";
import { temporaryFolder } from "../temporaryFolder";

const RULE = "packages-stand-alone";

/** The rules that a file of the formatter violates, with the imports. */
async function broken(file: string, code: string): Promise<string[]> {
  const folder = await temporaryFolder({
    [`packages/reference-formatter/${file}`]: code,
    "packages/reference-formatter/own.mjs": "export {};\n",
    "examples/options/other.mjs": "export {};\n",
    "src/data/other.mjs": "export {};\n",
  });
  const { forbidden, options } = config;
  const { detectJSDocImports, tsPreCompilationDeps, enhancedResolveOptions } = options ?? {};
  const rest = { detectJSDocImports, tsPreCompilationDeps, enhancedResolveOptions };
  const { output } = await cruise(["packages/reference-formatter"], {
    ...rest,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, to }) => `${rule.name}: ${to}`);
}

describe("the formatter may import", () => {
  it.each([
    ["its own files", 'import "../own.mjs";'],
    ["Node.js", 'import "node:path";'],
    ["React", 'import "react";'],
    ["Docusaurus", 'import "@docusaurus/Link"; import "@theme/Details"; import "@theme-init/MDXComponents";'],
    ["graphql", 'import "graphql";'],
    ["the tool", 'import "@graphql-markdown/docusaurus/mdx";'],
    ["dagre", 'await import("@dagrejs/dagre");'],
  ])("%s", async (_, code) => {
    expect(await broken("page/file.mjs", code)).toEqual([]);
  });
});

describe("the formatter may not import", () => {
  it.each([
    ["code of this site", 'import "../../../src/data/other.mjs";', "src/data/other.mjs"],
    ["the examples", 'export * from "../../../examples/options/other.mjs";', "examples/options/other.mjs"],
    ["a package that a site need not have", 'import "clsx";', "clsx"],
    ["a package for types only", '/** @import { Root } from "mdast" */\nexport {};\n', "mdast"],
    ["a package whose name begins like an allowed one", 'import "react-markdown";', "react-markdown"],
    ["an alias of this site", 'import "@site/src/data/other.mjs";', "@site/src/data/other.mjs"],
  ])("%s", async (_, code, found) => {
    expect(await broken("page/file.mjs", code)).toEqual([`${RULE}: ${found}`]);
  });

  it("Node.js in code that runs in the browser", async () => {
    expect(await broken("components/file.mjs", 'import "node:path";')).toEqual(["no-node-in-the-browser: path"]);
  });
});
