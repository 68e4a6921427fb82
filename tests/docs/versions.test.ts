import { describe, expect, it } from "vitest";
import report from "@site/packages/schema-report/package.json" with { type: "json" };
import { VERSIONS } from "@site/src/data/release";
import { readSource, writtenPages } from "./markdown/files";

/** Ways in which commands, JSON, YAML and texts pin a package: `name@1.2.3`, `"name": "1.2.3"` and `name: "1.2.3"`. */
const PINNED = [
  /(?<name>@[\w-]+\/[\w.-]+|\b[a-z][\w.-]*)@(?<version>\d+\.\d+\.\d+)/gu,
  /"?(?<name>(?:@[\w-]+\/)?\b[a-z][\w.-]*)"?: "?(?<version>\d+\.\d+\.\d+)(?=["\s])/gu,
];

/** Versions of `graphql` in texts. Rows of tables are about other releases. */
const GRAPHQL = /^(?!\|).*?\b(?<version>16\.\d+\.\d+)\b/gmu;

const DIFF = "@graphql-markdown/diff";
const { version: diff } = JSON.parse(await readSource(`node_modules/${DIFF}/package.json`)) as { version: string };

/** With keys of examples that are not packages. */
const versions: Readonly<Record<string, string>> = {
  ...VERSIONS,
  ...report.dependencies,
  [DIFF]: diff,
  version: "1.0.0",
  generatorFrameworkVersion: "2.4.3",
};
const sources = await Promise.all((await writtenPages()).map(async (page) => ({ page, text: await readSource(page) })));
const found = sources.flatMap(({ page, text }) =>
  PINNED.flatMap((pinned) => [...text.matchAll(pinned)]).map(({ groups }) => ({
    page,
    name: groups?.["name"] ?? "",
    version: groups?.["version"] ?? "",
  })),
);

describe("the versions that pages pin", () => {
  it("are those of src/data/release.ts, or the installed one", () => {
    const wrong = found
      .filter(({ name, version }) => versions[name] !== version)
      .map(({ page, name, version }) => `${page}: ${name}@${version}, not ${versions[name] ?? "in release.ts"}`);
    expect(wrong).toEqual([]);
  });

  it("include that of graphql, in commands, JSON and YAML", () => {
    const pages = found.filter(({ name }) => name === "graphql").map(({ page }) => page);
    expect(pages.filter((page) => page === "docs/troubleshooting.mdx").length).toBeGreaterThanOrEqual(2);
    expect(pages).toContain("docs/get-started.mdx");
  });

  it("of graphql in texts are that of src/data/release.ts", () => {
    const named = sources.flatMap(({ page, text }) =>
      [...text.matchAll(GRAPHQL)].map(({ groups }) => `${page}: ${groups?.["version"] ?? ""}`),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((place) => !place.endsWith(`: ${VERSIONS.graphql}`))).toEqual([]);
  });

  it("are the ones on the row of the release that the docs describe", async () => {
    const rows = (await readSource("docs/guides/compatibility.mdx")).split("\n");
    const of = (start: string): string | undefined => rows.find((row) => row.startsWith(start));
    const plugin = VERSIONS["@graphql-markdown/docusaurus"];
    expect(of(`| **${plugin}** |`)).toContain(` | ${VERSIONS.graphql} | `);
    expect(of(`| ${plugin} |`)).toBe(
      `| ${plugin} | ${plugin} | ${VERSIONS["@graphql-markdown/cli"]} | ${VERSIONS["@graphql-markdown/formatters"]} |`,
    );
  });
});
