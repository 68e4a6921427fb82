import { beforeAll, describe, expect, it } from "vitest";
import { differences } from "../../upstream/compare";
import type { FindInDocs } from "../../upstream/compare";
import { readDocs } from "../../upstream/docs";
import { ownFiles, stockFilesOf } from "../../upstream/stockFiles";
import { readInstalled, readTable } from "../../upstream/table";
import type { Installed, Table } from "../../upstream/table";

const heading = "@docusaurus/theme-classic/lib/theme/Heading/index.js";

let accepted: Table;
let installed: Installed;
let findInDocs: FindInDocs;

beforeAll(async () => {
  accepted = readTable();
  [installed, findInDocs] = await Promise.all([readInstalled(), readDocs()]);
});

function without<Value>(table: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  expect(table).toHaveProperty([name]);
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));
}

describe("the packages", () => {
  it("are as they were when ours was compared with them", () => {
    const found = differences(accepted, installed, findInDocs);
    expect(found, "see to each line, then run `npm run upstream -- --accept`").toEqual([]);
  });

  it("are found out when a stock file has changed, with the size of the change and what to compare", () => {
    const { lines } = accepted.files[heading] ?? { lines: "" };
    const files = { ...accepted.files, [heading]: { hash: "other", lines: `${lines.slice(8)}====` } };
    const versions = { ...accepted.versions, "@docusaurus/theme-classic": "3.0.0" };
    const now = accepted.versions["@docusaurus/theme-classic"] ?? "";
    expect(differences({ ...accepted, files, versions }, installed, findInDocs)).toEqual([
      `@docusaurus/theme-classic 3.0.0 → ${now}`,
      `${heading}: 2 lines added, 1 removed; compare src/theme/Heading/index.tsx`,
      `to see it: npm diff --diff=@docusaurus/theme-classic@3.0.0 --diff=@docusaurus/theme-classic@${now} lib/theme/Heading/index.js`,
    ]);
  });

  it("are found out when a swizzle is new, and when its stock component is gone", () => {
    const added = { ...accepted, files: without(accepted.files, heading) };
    expect(differences(added, installed, findInDocs)).toEqual([
      `${heading}: never accepted; compare src/theme/Heading/index.tsx`,
    ]);
    const gone = { ...installed, files: without(installed.files, heading) };
    expect(differences(accepted, gone, findInDocs)).toEqual([
      `${heading}: there is no such file; compare src/theme/Heading/index.tsx`,
    ]);
  });

  it("are found out when nothing of ours depends on a file any more", () => {
    const users = new Map([...installed.users].filter(([file]) => file !== heading));
    expect(differences(accepted, { ...installed, users }, findInDocs)).toEqual([
      `${heading}: nothing of ours depends on it any more`,
    ]);
  });

  it.each([
    ["option", "printTypeOptions.typeBadges", /cheatsheet\.mdx:\d+.*settings\.mdx:\d+/u],
    ["flag", "--pretty", /settings\.mdx:\d+/u],
    ["hook", "afterCheckDiffHook", /how-it-works\.mdx:\d+/u],
    ["preset", "@graphql-markdown/formatters/hugo", /integration-with-frameworks\.mdx:\d+/u],
    ["message", '… pages generated in …s from schema "…".', /troubleshooting\.mdx:\d+/u],
  ])("are found out when the tool has another %s (%s), with the lines that speak of it", (kind, name, docs) => {
    const names = installed.tool[kind] ?? {};
    const tool = (changed: typeof names) => ({ ...installed.tool, [kind]: changed });
    const title = `${kind} ${JSON.stringify(name)}`;
    const gone = { ...installed, tool: tool(without(names, name)) };
    expect(differences(accepted, gone, findInDocs)).toEqual([expect.stringContaining(`${title} is gone\n  docs: `)]);
    expect(differences(accepted, gone, findInDocs).join("")).toMatch(docs);
    const before = { ...accepted, tool: gone.tool };
    expect(differences(before, installed, findInDocs)).toEqual([`${title} appeared`]);
    const changed = { ...installed, tool: tool({ ...names, [name]: [...(names[name] ?? []).slice(1), "new"] }) };
    expect(differences(accepted, changed, findInDocs)[0]).toContain(`${title} changed: + new`);
  });

  it("are found out when the tool has another version, with the lines that name the old one", () => {
    const versions = { ...installed.versions, "@graphql-markdown/docusaurus": "9.9.9" };
    expect(differences(accepted, { ...installed, versions }, findInDocs)[0]).toMatch(
      /→ 9\.9\.9\n {2}docs: .*\.mdx:\d+/u,
    );
  });
});

describe("the stock files on which ours depend", () => {
  it("are named where a plugin replaces modules", async () => {
    const replacing = (await ownFiles()).filter(({ text }) => text.includes("NormalModuleReplacementPlugin("));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((own) => stockFilesOf([own]).size === 0).map(({ file }) => file)).toEqual([]);
  });

  it("have their version in the table alone", async () => {
    const version = installed.versions["@docusaurus/core"] ?? "";
    expect((await ownFiles()).filter(({ text }) => text.includes(version)).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ["a swizzle", "src/theme/Footer/index.tsx", "", ["@docusaurus/theme-classic/lib/theme/Footer/index.js"]],
    [
      "a swizzle of the core",
      "src/theme/Root/index.tsx",
      "",
      ["@docusaurus/core/lib/client/theme-fallback/Root/index.js"],
    ],
    ["a swizzle of nothing", "src/theme/No/index.tsx", "", ["@docusaurus/theme-classic/lib/theme/No/index.js"]],
    [
      "a deep import",
      "src/a.ts",
      'import preload from "@docusaurus/core/lib/client/preload";',
      ["@docusaurus/core/lib/client/preload.js"],
    ],
    [
      "an import of what is internal",
      "src/a.ts",
      'import { useLocalPathname } from "@docusaurus/theme-common/internal";',
      ["@docusaurus/theme-common/lib/utils/useLocalPathname.js"],
    ],
    [
      "a module whose exports are replaced",
      "src/a.ts",
      'const a = require("@graphql-markdown/graphql/relation");',
      ["@graphql-markdown/graphql/dist/relation.js"],
    ],
    ["a tag", "src/a.ts", "/**\n * A.\n *\n * @upstream @docusaurus/core/lib/a.js\n */", ["@docusaurus/core/lib/a.js"]],
    ["what is public", "src/a.ts", 'import Link from "@docusaurus/Link";', []],
  ])("are found by %s", (_, file, text, stock) => {
    expect([...stockFilesOf([{ file, text }]).keys()]).toEqual(stock);
  });
});
