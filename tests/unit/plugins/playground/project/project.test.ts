import path from "node:path";
import { describe, expect, it } from "vitest";
import { films } from "@site/src/plugins/playground/browser/page/samples/films";
import { projectKinds } from "@site/src/plugins/playground/browser/project/kinds";
import { projectOf } from "@site/src/plugins/playground/browser/project/project";
import { takeHomeFiles } from "@site/src/plugins/playground/takeHomeFiles";
import { optionsWith } from "../../../../playground/options";
import { kinds, setupFor, textsOf } from "./setups";

const OWN = {
  docusaurus: ["docusaurus.config.js", "schema-as-data.mjs"],
  starlight: ["astro.config.mjs", "links.mjs", "schema-as-data.mjs", "src/content.config.mjs", ".graphqlrc"],
  mkdocs: ["mkdocs.yml", "schema_as_data.py", "requirements.txt", ".graphqlrc"],
  vitepress: ["docs/.vitepress/config.mjs", "docs/.vitepress/pages.mjs", ".graphqlrc"],
  markdown: [".graphqlrc"],
} as const;

const PAGES = {
  docusaurus: ["docs/index.md", "docs/api/types/objects/film.mdx", "docs/api/operations/queries/film.mdx"],
  starlight: [
    "src/content/docs/index.md",
    "src/content/docs/api/types/objects/film.mdx",
    "src/content/docs/api/operations/queries/film.mdx",
  ],
  mkdocs: ["docs/index.md", "docs/api/types/objects/film.md", "docs/api/operations/queries/film.md"],
  vitepress: ["docs/index.md", "docs/api/types/objects/film.md", "docs/api/operations/queries/film.md"],
  markdown: ["docs/api/types/objects/film.md", "docs/api/operations/queries/film.md"],
} as const;

describe.each(kinds)("a project of the kind %s", (kind) => {
  it("has what is to be read first at the top, then the site, the schema, the workflow and the pages", () => {
    expect([...textsOf(kind).keys()]).toEqual([
      "README.md",
      "package.json",
      ...OWN[kind],
      "schema.graphql",
      ".github/workflows/schema-pages.yml",
      "count-pages.mjs",
      ".gitignore",
      ...PAGES[kind],
    ]);
    expect(textsOf(kind).get("schema.graphql")).toBe(films);
  });

  it("says in its README which two commands run it, and they are the first that it names", () => {
    const readme = textsOf(kind).get("README.md") ?? "";
    const [, first] = /```bash\n([^]*?)\n```/u.exec(readme) ?? [];
    expect(first?.split("\n")).toEqual(projectKinds[kind].commands);
    expect(readme).not.toMatch(/undefined|\$\{/u);
  });

  it("says in its README whose schema it may be made from, and names the file that guards it", () => {
    const texts = textsOf(kind);
    const [, part = ""] = /\n## Whose schema it may be\n([^]*?)\n## /u.exec(texts.get("README.md") ?? "") ?? [];
    expect(part).toContain("generate only from schemas that you trust");
    for (const [, file = ""] of part.matchAll(/`([^`]+)`/gu)) expect([...texts.keys()]).toContain(file);
  });

  it("names in its README only files that it has", () => {
    const texts = textsOf(kind);
    const named = [...(texts.get("README.md") ?? "").matchAll(/^\| `([^`]+)` \|/gmu)].map(([, file = ""]) => file);
    expect(named.length).toBeGreaterThan(2);
    for (const file of named) expect([...texts.keys()].some((own) => own === file || own.startsWith(file))).toBe(true);
  });

  it("begins on a page that it has", () => {
    const texts = textsOf(kind);
    const begin = texts.get(PAGES[kind][0]) ?? "";
    if (kind === "markdown") {
      expect(texts.get("README.md")).toContain("(docs/api/types/objects/film.md)");
      expect(texts.get("README.md")).toContain("preset for MkDocs");
      return;
    }
    expect(begin).toMatch(/\(\.\/api\/types\/objects\/film\.mdx?\)/u);
    expect(begin).toContain(kind === "starlight" ? "title: GraphQL API" : "# GraphQL API");
  });
});

describe("the form of the configuration", () => {
  it("is a file of its own in a Docusaurus project, when that was chosen", () => {
    const texts = textsOf("docusaurus", setupFor("docusaurus", { form: "graphqlrc" }));
    expect(texts.get(".graphqlrc")).toMatch(/^schema: schema\.graphql\n/u);
    expect(texts.get("docusaurus.config.js")).not.toContain("rootPath");
    expect(texts.get("README.md")).toContain("| `.graphqlrc` | the options of GraphQL-Markdown |");
  });
});

describe("the formatter that readers copy", async () => {
  const formatter = await takeHomeFiles(path.resolve("."));
  const texts = textsOf(
    "docusaurus",
    setupFor("docusaurus", { options: optionsWith({ formatter: "takeHome" }) }),
    formatter,
  );

  it("is in a Docusaurus project, whose README says where", () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining(formatter.map(({ path: file }) => file)));
    expect(texts.get("README.md")).toContain("| `formatter/` | how pages are written");
    expect(textsOf("docusaurus").get("README.md")).not.toContain("formatter/");
  });

  it("has all files that it imports and that its README shows", () => {
    const files = new Set(texts.keys());
    for (const { path: file, text } of formatter) {
      const named = file.endsWith(".md")
        ? [...text.matchAll(/src(?:set)?="(?<name>[^"]+)"/gu)]
        : [...text.matchAll(/ from "(?<name>\.[^"]+)"/gu)];
      for (const { groups } of named) {
        const target = path.posix.join(path.posix.dirname(file), groups?.["name"] ?? "");
        const found = ["", ".ts", ".tsx", "/index.ts"].some((ending) => files.has(target + ending));
        expect(found, `${target}, of ${file}`).toBe(true);
      }
    }
  });
});

it("an introspection result is in schema.json, and its loader is installed", () => {
  const texts = textsOf("markdown", setupFor("markdown", { kind: "introspection" }));
  expect(texts.has("schema.json")).toBe(true);
  expect(texts.get("README.md")).toContain("each entry of `schema.json`");
  expect(texts.get("package.json")).toContain('"@graphql-tools/json-file-loader"');
  expect(texts.get(".graphqlrc")).toContain('"@graphql-tools/json-file-loader"');
});

it("a project begins on the home page of the tool where there is one", () => {
  const files = ["docs/api/types/objects/a.mdx", "docs/api/generated.md"].map((path) => ({ path, text: "" }));
  const made = projectOf("docusaurus", setupFor("docusaurus"), "type Query { a: A }", files);
  expect(made.find(({ path }) => path === "docs/index.md")?.text).toContain("(./api/generated.md)");
});
