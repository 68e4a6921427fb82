import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { referenceFormatter } from "@site/src/plugins/playground/browser/config/written";
import { hasReferenceFormatter } from "@site/src/plugins/playground/browser/options";
import { films } from "@site/src/plugins/playground/browser/ui/editor/samples";
import { pagesArchive, projectOf } from "@site/src/plugins/playground/browser/ui/result/project";
import type { Setup } from "@site/src/plugins/playground/browser/ui/result/project";
import { readFormatter } from "@site/src/plugins/playground/readerFiles";
import { noFacts, noGaps } from "../../../../../playground/noFacts";
import { anyOptions, optionsWith } from "../../../../../playground/options";
import { importText, kinds, PAGES_FOLDER, setupFor, starters, textsOf } from "./setup";

describe.each(kinds)("a project of the kind %s", (kind) => {
  const texts = textsOf(kind);
  const ending = kind === "docusaurus" || kind === "starlight" ? "mdx" : "md";
  const index = `${path.posix.dirname(PAGES_FOLDER[kind])}/index.md`;

  it("has the files of the starter, then the pages", () => {
    const pages = ["types/objects/person", "operations/queries/person"];
    const starter = Object.keys(starters[kind]).filter((file) => file !== "schema.graphql");
    expect([...texts.keys()]).toEqual([
      ...starter,
      "schema.graphql",
      ...pages.map((page) => `${PAGES_FOLDER[kind]}/${page}.${ending}`),
    ]);
    expect([...texts.keys()].slice(0, 2)).toEqual(["README.md", "package.json"]);
  });

  it("has the schema, a link to the first page and the number of pages", () => {
    const changed = [...texts].filter(([file, text]) => starters[kind][file] !== text).map(([file]) => file);
    const expected = ["count-pages.mjs", index, "schema.graphql"];
    expect(changed.filter((file) => !file.startsWith(`${PAGES_FOLDER[kind]}/`)).sort()).toEqual(expected.sort());
    expect(texts.get("schema.graphql")).toBe(films);
    expect(texts.get(index)).toContain(`GraphQL API`);
    expect(texts.get(index)).toContain(`[Begin here](./api/types/objects/person.${ending}).`);
    expect(texts.get("count-pages.mjs")).toContain("(pages.length < 2)");
  });

  it("has no link to a first page if there are no pages", () => {
    const files = projectOf(kind, starters, setupFor(kind), films, []);
    expect(files.find(({ path: file }) => file === index)?.text).toMatch(/page by page\.\n$/u);
  });

  it("has an introspection result in schema.json, with its loader", () => {
    const json = textsOf(kind, setupFor(kind, { kind: "introspection" }));
    expect([json.has("schema.json"), json.has("schema.graphql")]).toEqual([true, false]);
    expect(json.get("README.md")).toContain("of `schema.json`");
    expect(json.get("README.md")).not.toContain("schema.graphql");
    const [config, manifest] = [kind === "docusaurus" ? "docusaurus.config.js" : ".graphqlrc", "package.json"];
    for (const file of [config, manifest]) expect(json.get(file)).toContain('"@graphql-tools/json-file-loader"');
  });

  it("has the options in its configuration", () => {
    const setup = setupFor(kind, { options: optionsWith({ pretty: true, hierarchy: "entity" }) });
    const files = textsOf(kind, setup);
    if (kind === "docusaurus") expect(files.get("docusaurus.config.js")).toContain('hierarchy: "entity"');
    else expect(files.get(".graphqlrc")).toBe(configurationOf(setup.options).graphqlrc);
    expect(files.get("package.json")).toContain('"prettier"');
  });
});

describe("a project for Docusaurus", () => {
  const textIn = (file: string, paths: readonly string[], source = films): string | undefined => {
    const pages = paths.map((path) => ({ path, text: "" }));
    const files = projectOf("docusaurus", starters, setupFor("docusaurus"), source, pages);
    return files.find((one) => one.path === file)?.text;
  };

  it("has a script that accepts the loss of up to a tenth of the pages", () => {
    const pages = Array.from({ length: 21 }, (_, at) => `docs/api/${String(at)}.mdx`);
    expect(textIn("count-pages.mjs", [...pages, "docs/api/_category_.yml"])).toContain("(pages.length < 19)");
  });

  it("links to the home page that the tool writes, if there is one", () => {
    const pages = ["docs/api/types/objects/a.mdx", "docs/api/generated.md"];
    expect(textIn("docs/index.md", pages)).toContain("(./api/generated.md)");
  });

  it("keeps dollar signs in the schema and in names of pages", () => {
    const pages = ["docs/api/types/objects/$&.mdx"];
    expect(textIn("schema.graphql", pages, "# $& $1")).toBe("# $& $1");
    expect(textIn("docs/index.md", pages)).toContain("(./api/types/objects/$&.mdx)");
  });
});

it("a starter that lacks a text to replace is an error", () => {
  const broken = { ...starters, mkdocs: { ...starters.mkdocs, "docs/index.md": "" } };
  expect(() => projectOf("mkdocs", broken, setupFor("mkdocs"), films, [])).toThrow(/docs\/index\.md of the starter/u);
});

it.each([
  ["type Query", "schema.graphql"],
  [' {"__schema": {}}', "schema.json"],
])("the archive of the pages of %j contains %s", (source, schemaFile) => {
  const files = [{ path: "docs/api/a.mdx", text: "a" }];
  const input = { source, options: optionsWith() };
  const output = { files, shared: [], gaps: noGaps, log: [], facts: noFacts, input };
  const paths = pagesArchive(output, [{ path: "formatter/index.mjs", text: "" }]).map(({ path: file }) => file);
  expect(paths).toEqual(["docs/api/a.mdx", "formatter/index.mjs", ".graphqlrc", schemaFile]);
});

interface Config {
  readonly title: string;
  readonly presets: readonly (readonly [string, { readonly docs: object }])[];
  readonly plugins: readonly unknown[];
}

const SITE = "file:///site/";
const IMPORT = 'import { schemaAsData } from "./schema-as-data.mjs";';

/** Imports the configuration of a project, with a stub for the module that it imports. */
async function configOf(setup: Setup): Promise<Config> {
  const text = textsOf("docusaurus", setup).get("docusaurus.config.js") ?? "";
  const module = text.replace(IMPORT, 'const schemaAsData = "schemaAsData";');
  return (await importText(module, `${SITE}docusaurus.config.js`))["default"] as Config;
}

describe("docusaurus.config.js", () => {
  it("passes the settings of the pages to the plugin", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions(fc.string({ unit: "grapheme" })), async (options) => {
        const setup = setupFor("docusaurus", { options });
        const { formatter, ...settings } = configurationOf(setup.options).options;
        const isReference = hasReferenceFormatter(setup.options);
        expect(formatter).toEqual(isReference ? referenceFormatter : "@graphql-markdown/docusaurus/mdx");
        const { title, plugins, presets } = await configOf(setup);
        expect(plugins).toEqual([
          ...(isReference ? ["./formatter/docusaurus/index.mjs"] : []),
          [
            "@graphql-markdown/docusaurus",
            isReference ? { ...settings, formatter: `${SITE}formatter/index.mjs` } : settings,
          ],
        ]);
        expect(title).toBe("GraphQL API");
        expect(presets[0]?.[1].docs).toMatchObject({ beforeDefaultRemarkPlugins: ["schemaAsData"] });
      }),
      { numRuns: 100 },
    );
  });

  it("lists the plugin without options if they are in .graphqlrc", async () => {
    const setup = setupFor("docusaurus", { configFile: "graphqlrc" });
    const texts = textsOf("docusaurus", setup);
    expect((await configOf(setup)).plugins).toEqual(["@graphql-markdown/docusaurus"]);
    expect(texts.get(".graphqlrc")).toMatch(/^schema: schema\.graphql\n/u);
    expect(texts.get("README.md")).toContain("- `.graphqlrc`: the options of GraphQL-Markdown.\n");
    expect(texts.get("README.md")).toContain("- `docusaurus.config.js`: the name of the site");
  });
});

describe("the reference formatter", async () => {
  const formatter = await readFormatter(path.resolve());
  const setup = setupFor("docusaurus", { options: optionsWith({ formatter: "takeHome" }) });
  const texts = textsOf("docusaurus", setup, formatter);

  it("is in a Docusaurus project and its README", () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining(formatter.map(({ path: file }) => file)));
    expect(texts.get("README.md")).toContain("- `formatter/`: how pages are written");
    expect(textsOf("docusaurus").get("README.md")).not.toContain("formatter/");
  });

  it("has all files that it imports or that its README shows", () => {
    const files = new Set(texts.keys());
    for (const { path: file, text } of formatter) {
      const named = file.endsWith(".md")
        ? [...text.matchAll(/src(?:set)?="(?<name>[^"]+)"/gu)]
        : [...text.matchAll(/ from "(?<name>\.[^"]+)"/gu)];
      for (const { groups } of named) {
        const target = path.posix.join(path.posix.dirname(file), groups?.["name"] ?? "");
        const found = ["", ".ts", ".tsx", "/index.ts"].some((extension) => files.has(target + extension));
        expect(found, `${target}, of ${file}`).toBe(true);
      }
    }
  });
});
