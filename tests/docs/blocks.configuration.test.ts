import { beforeAll, describe, expect, it } from "vitest";
import { isLoaded, loadBlock } from "./blocks/load";
import { parseFences, readFences } from "./fences";
import type { Fence } from "./fences";
import { readFacts } from "./options/facts";

let known: ReadonlySet<string>;

beforeAll(async () => {
  known = new Set((await readFacts()).options.map(({ path }) => path));
});

async function problemsOf(fences: readonly Fence[]): Promise<string[]> {
  const problems: string[] = [];
  for (const fence of fences.filter(isLoaded)) {
    const found = await loadBlock(fence, known).catch((error: unknown) => [String(error)]);
    problems.push(...found.map((problem) => `${fence.page}:${String(fence.line)}: ${problem}`));
  }
  return problems;
}

async function problemsIn(title: string, code: string): Promise<string[]> {
  return problemsOf(parseFences("page", `\`\`\`yaml title="${title}"\n${code}\n\`\`\`\n`));
}

describe("the configuration blocks", () => {
  it("are accepted by the loaders of the tool, with options that exist", async () => {
    expect(await problemsOf(await readFences())).toEqual([]);
  });
});

describe("the check of configuration blocks", () => {
  const rc = (options: string): string => `schema: a.graphql\nextensions:\n  graphql-markdown:\n    ${options}`;

  it("reports an option that no package declares, at any depth", async () => {
    expect(await problemsIn(".graphqlrc", rc("baseUrl: x"))).toEqual(['page:1: unknown option "baseUrl"']);
    expect(await problemsIn(".graphqlrc", rc("docOptions: { toc: false }"))).toEqual([
      'page:1: unknown option "docOptions.toc"',
    ]);
    expect(await problemsIn(".graphqlrc", rc("loaders: { A: { package: b } }"))).toEqual([
      'page:1: unknown option "loaders.*.package"',
    ]);
    expect(
      await problemsIn(".graphqlrc", rc("loaders: { A: { module: b, options: { rootTypes: { queries: Q } } } }")),
    ).toEqual(['page:1: unknown option "loaders.*.options.rootTypes.queries"']);
  });

  it("accepts what is free to choose", async () => {
    expect(await problemsIn(".graphqlrc", rc("docOptions: { frontMatter: { any: { thing: 1 } } }"))).toEqual([]);
    expect(await problemsIn(".graphqlrc", rc("loaders: { A: { module: b, options: { headers: { X: y } } } }"))).toEqual(
      [],
    );
  });

  it("reports what the tool refuses", async () => {
    expect(await problemsIn(".graphqlrc", rc("skipDocDirective: noAt"))).toEqual(['page:1: Error: Invalid "noAt"']);
    expect((await problemsIn(".graphqlrc", "schema: [")).join()).toMatch(/^page:1: YAMLException/u);
    expect((await problemsIn("docusaurus.config.js", "export default { plugin: [] };")).join()).toMatch(/plugin/u);
  });

  it("reports a Docusaurus configuration without the plugin", async () => {
    expect(await problemsIn("docusaurus.config.js", "export default {};")).toEqual([
      "page:1: no @graphql-markdown/docusaurus and no project",
    ]);
  });
});
