import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { starterKinds } from "@site/src/plugins/playground/browser/ui/result/project";
import { readFences } from "../../../../../docs/fences";
import { temporaryFolder } from "../../../../temporaryFolder";
import { kinds, PAGES_FOLDER, setupFor, starters } from "./setup";

interface Manifest {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, "utf8")) as Manifest;

const fences = await readFences();

/**
 * Reads a code block of the guide to continuous integration.
 *
 * @param folder folder of the pages, which replaces the folder in the guide
 */
function codeInGuide(title: string, folder: string): string {
  const page = "docs/guides/continuous-integration.mdx";
  const fence = fences.find((one) => one.page === page && one.meta["title"] === title);
  return fence?.code.replaceAll("docs/schema", folder) ?? "";
}

describe.each(kinds)("the starter for %s", (kind) => {
  const files = starters[kind];
  const readme = files["README.md"] ?? "";
  const { scripts, dependencies } = JSON.parse(files["package.json"] ?? "") as Manifest;
  const folder = PAGES_FOLDER[kind];

  it("pins the versions that this site or its benchmarks use", async () => {
    const peer =
      kind === "starlight" || kind === "vitepress" ? `tests/bench/build/peers/${kind}/package.json` : undefined;
    const benchmarked = peer === undefined ? {} : (await readManifest(peer)).dependencies;
    expect(dependencies).toMatchObject(benchmarked);
    for (const [name, version] of Object.entries(dependencies)) {
      if (name in benchmarked) continue;
      expect(version, name).toBe((await readManifest(`node_modules/${name}/package.json`)).version);
    }
  });

  it("generates the pages before the site is started or built", () => {
    const { generate, serve, ...others } = scripts;
    expect(generate).toBe(kind === "docusaurus" ? "docusaurus graphql-to-doc" : "gqlmd graphql-to-doc");
    expect(serve ?? "").not.toContain("generate");
    for (const [name, command] of Object.entries(others)) {
      // A published site must not keep pages of removed types.
      expect(command).toMatch(name === "build" ? /^npm run generate -- --force && /u : /^npm run generate && /u);
    }
  });

  it("has a README with commands, files and a note on untrusted schemas", () => {
    const [, first] = /```bash\n([^]*?)\n```/u.exec(readme) ?? [];
    expect(first?.split("\n")).toEqual(starterKinds[kind].commands);
    const named = [...readme.matchAll(/^- `([^`]+)`:/gmu), ...readme.matchAll(/`([\w-]+\.(?:mjs|py|txt))`/gu)];
    expect(named.length).toBeGreaterThan(4);
    const paths = [...Object.keys(files), `${folder}/`];
    expect(named.filter(([, file = ""]) => !paths.some((one) => one.endsWith(file)))).toEqual([]);
    const [, note = ""] = /\n## Schemas that you do not trust\n([^]*?)\n## /u.exec(readme) ?? [];
    expect(note).toContain("generate only from schemas that you trust");
    expect(note).toMatch(/`[\w./-]+\.(?:mjs|py)`/u);
  });

  it("has a .graphqlrc with the default options, unless a plugin has them", () => {
    const expected = kind === "docusaurus" ? undefined : configurationOf(setupFor(kind).options).graphqlrc;
    expect(files[".graphqlrc"]).toBe(expected);
  });

  it("has the workflow of the docs", () => {
    const workflow = codeInGuide(".github/workflows/schema-pages.yml", folder);
    const adapted = kind === "docusaurus" ? workflow : workflow.replace("npx docusaurus", "npx gqlmd");
    // Starlight's preset writes index pages in no stable order.
    const expected =
      kind === "starlight"
        ? adapted.replaceAll(/git diff --cached.*?(?=;|\n)/gu, '$& -- . ":(exclude)*/index.md"')
        : adapted;
    expect(files[".github/workflows/schema-pages.yml"]).toBe(expected);
  });

  it("has the page-counting script of the docs", () => {
    const number = /< \d+/u;
    const script = codeInGuide("count-pages.mjs", folder);
    expect(files["count-pages.mjs"]?.replace(number, "")).toBe(script.replace(number, ""));
  });

  it("has the licence of this site and a sentence about its scope", async () => {
    const licence = await readFile("LICENSE", "utf8");
    expect(files["LICENSE-graphql-markdown.txt"]).toBe(
      `This licence is for the files that came with this project, not for your schema and its pages.\n\n${licence}`,
    );
  });

  it("has a .gitignore for packages and build output", () => {
    expect(files[".gitignore"]).toMatch(/^node_modules\/\n(?:[\w./]+\/\n)+$/u);
  });
});

it("reading the starters skips their generated pages", () => {
  for (const kind of kinds) {
    expect(Object.keys(starters[kind]).filter((file) => file.startsWith(`${PAGES_FOLDER[kind]}/`))).toEqual([]);
  }
});

it("the guards of Docusaurus and Starlight differ only in the formatter", () => {
  const guard = (kind: "docusaurus" | "starlight", formatter: string): string | undefined =>
    starters[kind]["schema-as-data.mjs"]?.replace(formatter, "");
  expect(guard("docusaurus", "@graphql-markdown/docusaurus/mdx")).toBe(
    guard("starlight", "@graphql-markdown/formatters/starlight"),
  );
});

it("the requirements of MkDocs have exact versions", () => {
  expect(starters.mkdocs["requirements.txt"]).toMatch(/^mkdocs==\d+\.\d+\.\d+\nmkdocs-material==\d+\.\d+\.\d+\n$/u);
});

it.each([
  [0, 11],
  [1, 10],
  [1, 0],
])("the script that counts pages exits with %i for %i pages", async (status, count) => {
  const names = Array.from({ length: count }, (_, at) => `docs/api/types/${String(at)}.mdx`);
  const others = ["docs/api/_category_.yml", "docs/api/types/a.txt"];
  const folder = await temporaryFolder({
    ...Object.fromEntries([...names, ...others].map((name) => [name, ""])),
    "count-pages.mjs": starters.docusaurus["count-pages.mjs"] ?? "",
  });
  const { status: exitStatus, stdout } = spawnSync(process.execPath, ["count-pages.mjs"], { cwd: folder });
  expect([exitStatus, stdout.toString()]).toEqual([status, `${String(count)} pages\n`]);
});

it.each([
  ["/api/types/film.mdx", "/api/types/film/"],
  ["./film.mdx#id", "./film/#id"],
  ["./guide.md", "./guide/"],
  ["#", "#"],
  ["/api/", "/api/"],
  ["https://example.org/film.mdx", "https://example.org/film.mdx"],
])("links.mjs of Starlight turns the link %s into %s", async (href, url) => {
  const { linksToUrls } = (await import(path.resolve("packages/starters/starlight/links.mjs"))) as {
    linksToUrls: () => (tree: object) => void;
  };
  const link = { type: "element", tagName: "a", properties: { href }, children: [] };
  const element = { type: "element", tagName: "p", properties: {}, children: [{ type: "text" }, link] };
  linksToUrls()({ type: "root", children: [element] });
  expect(link.properties.href).toBe(url);
});
