import { describe, expect, it } from "vitest";
import report from "@site/packages/schema-report/package.json" with { type: "json" };
import { VERSIONS } from "@site/src/data/release";
import { readSource, writtenPages } from "./markdown/files";

/** The rows of all tables of a report, as the texts of their cells; with the title of a section, only of its tables. */
async function rowsOf(report: string, section?: string): Promise<string[][]> {
  const text = await readSource(report);
  const found = text.split(/^#+ /mu).filter((one) => section === undefined || one.startsWith(section));
  const lines = found.flatMap((one) => one.split("\n")).filter((line) => line.startsWith("|"));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const number = (cell = ""): number => Number(cell.replaceAll(/[,%\s]/gu, ""));

/** Writes bytes as the guide does. */
function size(bytes: number): string {
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(0)} kB`;
}

const percent = (cell?: string): string => `${number(cell).toFixed(0)}%`;

describe("the guide to a search", () => {
  const report = "tests/bench/search/RESULTS.md";
  const page = "docs/guides/search.mdx";
  /** For each search: its name in the guide, its name in the report, and its first column in the table of judged queries. */
  const searches = [
    { take: "`docusaurus-lean-search`", name: /^this site$/u, first: 2 },
    { take: "`@easyops-cn/docusaurus-search-local`", name: /^@easyops-cn\/docusaurus-search-local/u, first: 4 },
    { take: "Pagefind", name: /^Pagefind/u, first: 6 },
  ];

  it("has the numbers of the benchmark of searches", async () => {
    const rows = await rowsOf(report);
    const quality = rows.find((row) => row[0] === "all" && row.length === 8) ?? [];
    const guide = await rowsOf(page);
    for (const { take, name, first } of searches) {
      const [, , , gzip] = rows.find((row) => name.test(row[0] ?? "") && row.length === 5) ?? [];
      const [, , after] = rows.find((row) => row[0]?.startsWith("1.6 Mbit/s") && name.test(row[1] ?? "")) ?? [];
      const [, , before, right] = guide.find((row) => row[1]?.startsWith(take)) ?? [];
      expect(before).toBe(`${size(number(gzip))}, ${(number(after) / 1000).toFixed(1)} s`);
      expect(right).toBe(`${percent(quality[first])}, ${percent(quality[first + 1])}`);
    }
    const [, queries] = quality;
    expect(await readSource(page)).toContain(`asked each of them ${queries ?? ""} questions`);
  });

  it("has the sizes of the benchmark for more pages", async () => {
    const grown = (await rowsOf(report)).filter((row) => row.length === 10);
    const own = number(/on the (\d+) pages of this site/u.exec(await readSource(page))?.[1]);
    const shown = (await rowsOf(page)).filter(([pages = ""]) => /^[\d,]+$/u.test(pages));
    expect(shown.length).toBeGreaterThan(1);
    for (const [pages = "", ...sizes] of shown) {
      const times = String(Math.round(number(pages) / own));
      const all = grown.filter((row) => row[0] === times);
      const inOrder = [/^this site$/u, /^Pagefind/u, /^@easyops/u].map((name) =>
        all.find((row) => name.test(row[2] ?? "")),
      );
      expect(sizes).toEqual(inOrder.map((row) => size(number(row?.[7]))));
    }
  });
});

it("the README of the search has the growth of the benchmark", async () => {
  const grown = (await rowsOf("tests/bench/search/RESULTS.md")).filter((row) => row.length === 10).slice(2);
  const shown = (await rowsOf("packages/search/README.md")).filter((row) => row.length === 7).slice(2);
  expect(shown.map((row) => row.slice(2))).toEqual(
    grown.map(([, , , seconds, , disk = "", requests, gzip, , wait = ""]) => [
      size(number(gzip)),
      requests,
      wait === "–" ? wait : `${(number(wait) / 1000).toFixed(1)} s`,
      `${number(seconds).toFixed(0)} s`,
      `${disk} MB`,
    ]),
  );
});

describe("the searches on docs of other projects", () => {
  const projects = ["microsoft/playwright.dev", "facebook/react-native-website"];

  /** For each search, the cells of the README's table from "First answer" on. Shares are those of the held-out queries. */
  async function measured(project: string): Promise<readonly string[][]> {
    const rows = (await rowsOf("tests/bench/search/RESULTS.md", project)).filter(([name = ""]) =>
      /^(?:docusaurus-lean-search|@easyops|Pagefind)/u.test(name),
    );
    const heldOut = rows.filter(([, set]) => set === "held-out");
    return rows
      .filter((row) => row.length === 8)
      .map(([, , gzip, , wait, seconds], at) => [
        size(number(gzip)),
        `${(number(wait) / 1000).toFixed(1)} s`,
        `${number(seconds).toFixed(0)} s`,
        `${percent(heldOut[at]?.[3])}, ${percent(heldOut[at]?.[4])}`,
      ]);
  }

  it("have the numbers of the benchmark in the README of the search", async () => {
    const shown = (await rowsOf("packages/search/README.md")).filter((row) => row.length === 6).slice(2);
    const all = await Promise.all(projects.map(measured));
    expect(shown).toHaveLength(6);
    expect(shown.map((row) => row.slice(2))).toEqual(all.flat());
  });

  it("have the shares of the benchmark in the guide", async () => {
    const all = await Promise.all(projects.map(measured));
    const [own, easyops, pagefind] = [0, 1, 2].map((at) =>
      all.map((rows) => rows[at]?.at(-1)?.split(", ")[0] ?? "").join(" and "),
    );
    const text = (await readSource("docs/guides/search.mdx")).replaceAll(/\s+/gu, " ");
    expect(text).toContain(
      `for ${own ?? ""}, \`docusaurus-search-local\` for ${easyops ?? ""}, Pagefind for ${pagefind ?? ""}.`,
    );
  });
});

describe("the times of large schemas", () => {
  it("are those of the benchmark of fast-relations, in whole seconds", async () => {
    const measured = await rowsOf("tests/bench/RESULTS.md");
    const shown = (await rowsOf("docs/guides/large-schemas.mdx")).filter(([types = ""]) => /^[\d,]+$/u.test(types));
    expect(shown.length).toBeGreaterThan(0);
    for (const [types = "", ...times] of shown) {
      const row = measured.find((cells) => cells[0] === types && cells.length === 5 && /\.\d$/u.test(cells[2] ?? ""));
      expect(times).toEqual([row?.[2], row?.[3]].map((cell) => `${number(cell).toFixed(0)} s`));
    }
  });

  it("of 1,000 types are the same on the home page and in the README of fast-relations", async () => {
    const row = (await rowsOf("docs/guides/large-schemas.mdx")).find(([types]) => types === "1,000") ?? [];
    const [, without = 0, withFile = 0] = row.map((cell) => Number.parseInt(cell, 10));
    expect(Math.round(without / 60)).toBe(1);
    expect(await readSource("src/pages/_home.mdx")).toContain(
      `1,000 types take a minute, or ${String(withFile)} seconds`,
    );
    expect(await readSource("packages/fast-relations/README.md")).toContain(
      `takes about ${String(without)} seconds without this file, and ${String(withFile)} with it`,
    );
  });
});

/** Ways in which commands, JSON, YAML and texts pin a package: `name@1.2.3`, `"name": "1.2.3"` and `name: "1.2.3"`. */
const PINNED = [
  /(?<name>@[\w-]+\/[\w.-]+|\b[a-z][\w.-]*)@(?<version>\d+\.\d+\.\d+)/gu,
  /"?(?<name>(?:@[\w-]+\/)?\b[a-z][\w.-]*)"?: "?(?<version>\d+\.\d+\.\d+)(?=["\s])/gu,
];

/** Versions of `graphql` in texts. Rows of tables are about other releases. */
const GRAPHQL = /^(?!\|).*?\b(?<version>16\.\d+\.\d+)\b/gmu;

const DIFF = "@graphql-markdown/diff";
const { version: diff } = JSON.parse(await readSource(`node_modules/${DIFF}/package.json`)) as { version: string };

/** Versions by package. The last two are keys in examples, not packages. */
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
