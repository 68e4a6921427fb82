// cspell:ignore buildconfig clioptions
import { createRequire } from "node:module";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { describe, expect, it } from "vitest";
import type { Page } from "./pages";
import { SENTENCES } from "../../../../src/generate/api/document";
import { ROOT, siteReference } from "./pages";

const reference = await siteReference();

function page(file: string): Page {
  const found = reference.pages.find((each) => each.file === file);
  if (!found) throw new Error(`No page ${file}; there are ${reference.files.join(", ")}`);
  return found;
}

/** Checks every page, so that a failure lists all problems. */
function findings(check: (each: Page) => readonly string[]): string[] {
  return reference.pages.flatMap((each) => check(each).map((problem) => `${each.file}: ${problem}`));
}

function expectInOrder(text: string, parts: readonly string[]): void {
  const positions = parts.map((part) => text.indexOf(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
}

describe("front matter", () => {
  it('has a unique title on every page, never just "index"', () => {
    const titles = reference.pages.map(({ frontMatter }) => String(frontMatter["title"]));
    expect(titles.filter((title) => /^(?:index)?$/i.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("has a unique description of 50 to 160 characters on every page", () => {
    const descriptions = reference.pages.map(({ frontMatter }) => String(frontMatter["description"]));
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe("content", () => {
  it("lists callable exports as functions, not as variables", () => {
    const problems = findings(({ body }) => {
      const [, variables = ""] = /^## Variables$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body) ?? [];
      return variables.match(/^const \w+: \(.*=>.*$/gm) ?? [];
    });
    expect(problems).toEqual([]);
    // Its type is an alias, so that only the compiler knows that the constant is callable.
    expect(page("diff/index.mdx").body).toMatch(/^## Functions[\s\S]*^function checkSchemaChanges\($/m);
    expect(page("printer-legacy/printer.mdx").body).toMatch(/^static printHeader\($/m);
  });

  it("describes a function in a fixed order, from a sentence to an example", () => {
    const { body } = page("cli/index.mdx");
    const [, section = ""] = body.split("### runGraphQLMarkdown() \\{#rungraphqlmarkdown\\}");
    const order = [
      "Runs the GraphQL Markdown CLI to generate documentation from a GraphQL schema.",
      '<Declaration links="40-53 /api/types/core#configoptions, 69-79 /api/types/core#clioptions">',
      "#### Parameters \\{#rungraphqlmarkdown-parameters\\}",
      "| `options` | Options for configuring the GraphQL Markdown CLI. |",
      '<Anchor id="rungraphqlmarkdown-returns" />',
      "#### Example \\{#rungraphqlmarkdown-example\\}",
    ];
    expectInOrder(section, order);
  });

  it("begins each function with a sentence: the authors' or, if there is none, ours", () => {
    const problems = findings(({ body }) =>
      Array.from(body.matchAll(/^### (\S+\(\)) .*\n+<Prerendered.*\n+<Declaration/gm), ([, name = ""]) => name),
    );
    expect(problems).toEqual([]);
    for (const [key, sentence] of Object.entries(SENTENCES)) {
      const [id = "", name = ""] = key.split("#");
      expect(page(`${id}.mdx`).body.replaceAll("()`](#", "`](#")).toContain(
        `[\`${name}\`](#${name.toLowerCase()}): ${sentence}`,
      );
    }
  });

  it.each([
    ["tables of undescribed parameters", /^\| Parameter \| Type .*$|<Nothing \/>/gm],
    ["paths of this machine", new RegExp(`${ROOT}|Defined in`, "g")],
    ["destructured parameters without a name", /__namedParameters/g],
  ])("contains no %s", (_, pattern) => {
    expect(findings(({ source }) => source.match(pattern) ?? [])).toEqual([]);
  });

  it("omits headings without content", () => {
    // The next heading is not deeper, or the page ends.
    const empty = /^(#{4,6}) .*\n+(?=(?!\1#)#{1,6} |<\/Prerendered>\n+(?:#{1,3} |$(?![\s\S])))/gm;
    expect(findings(({ body }) => body.match(empty) ?? [])).toEqual([]);
  });

  it("shows an example of each function except hooks, which only the tool calls", () => {
    const callable = /^### ((?!(?:after|before)\w+Hook|graphQLConfigExtension|pluginGraphQLDocGenerator)\w+)\(\)/;
    const without = findings(({ body }) => {
      if (body.includes(":::note[Internal module]")) return [];
      const [publicPart = ""] = body.split(/^## Internals$/m);
      const functions = publicPart.split(/^(?=### )/m).filter((section) => callable.test(section));
      return functions
        .filter((section) => !/^#{4,5} Examples? /m.test(section))
        .map((section) => callable.exec(section)?.[1] ?? "");
    });
    expect(without).toEqual([]);
  });

  it("writes optional types as TypeScript does, instead of Maybe", () => {
    expect(findings(({ source }) => source.match(/Maybe\\?</g) ?? [])).toEqual(["types/utils.mdx: Maybe<"]);
    expect(page("core/config.mdx").body).toContain("name: DirectiveName | null | undefined");
  });

  it("lists the module's exports before their sections", () => {
    const problems = findings(({ body, prose }) => {
      const ids = Array.from(prose.matchAll(/^### .* \\\{#(.+)\\\}$/gm), ([, id = ""]) => id);
      const [, list = ""] = /<Exports>([\s\S]*?)<\/Exports>/.exec(body.split(/^## /m)[0] ?? "") ?? [];
      const listed = Array.from(list.matchAll(/^- \[`[^`]+`\]\(#([^)]+)\)(?:: .+)?$/gm), ([, id = ""]) => id);
      return ids.filter((id, at) => listed[at] !== id);
    });
    expect(problems).toEqual([]);
  });

  it("says on the page of a package who needs it", () => {
    expect(page("logger/index.mdx").body).toContain("(/docs/configuration#run-from-a-script)");
  });

  it("marks modules that their package does not export", () => {
    expect(page("core/diff.mdx").body).toMatch(/^\s*:::note\[Internal module\]/);
    expect(page("core/config.mdx").body).not.toContain("Internal module");
    expect(page("utils/string.mdx").body).not.toContain("Internal module");
  });

  it("describes destructured parameters", () => {
    expect(page("formatters/honkit.mdx").body).toMatch(/^\| `admonition` \| \w.* \|$/m);
  });

  it("begins with the exports of the package and ends with internals", () => {
    const { body } = page("core/generator.mdx");
    const functions = ["### generateDocFromSchema()", "### checkSchemaDifferences()"];
    expectInOrder(body, [...functions, "## Internals", "### loadMDXModule()"]);
  });

  it("says how to import a module, or why that is impossible", () => {
    expect(page("docusaurus/index.mdx").body).toContain(
      'import pluginGraphQLDocGenerator from "@graphql-markdown/docusaurus";',
    );
    expect(page("graphql/guard.mdx").body).toContain('from "@graphql-markdown/graphql/guard";');
    // Not in the exports map, but re-exported by a module that is.
    expect(page("docusaurus/mdx/category.mdx").body).toContain('from "@graphql-markdown/docusaurus/mdx";');
    expect(page("types/core.mdx").body).toMatch(/import type \{[^}]*\} from "@graphql-markdown\/types";/);
    expect(page("docusaurus/mdx/components.mdx").body).toContain("Internal module");
    expect(page("cli/main.mdx").body).toContain("`gqlmd` command");
  });

  it("contains no documentation tags", () => {
    // A tag in quotes is the name of a directive.
    const tags =
      /(?<!')@(?:param|returns?|throws|example|see|remarks|module|packageDocumentation|internal|function|category)\b|\{@link/g;
    expect(findings(({ prose }) => prose.replace(/`[^`]*`/g, "").match(tags) ?? [])).toEqual([]);
  });

  it("names a language on every code block", () => {
    const fences = ({ body }: Page): string[] => (body.match(/^```.*$/gm) ?? []).filter((_, at) => at % 2 === 0);
    expect(findings((each) => fences(each).filter((fence) => fence === "```"))).toEqual([]);
  });
});

/** The import statement at the top of a page. */
function importOf({ body }: Page): { names: string[]; specifier: string } | undefined {
  const [lead = ""] = body.split(/^## /m);
  const [found, names = "", specifier = ""] = /^import \{([^}]*)\} from "([^"]+)";$/m.exec(lead) ?? [];
  return found === undefined ? undefined : { names: names.match(/\w+/g) ?? [], specifier };
}

it("shows only imports that work in Node.js", () => {
  const load = createRequire(path.join(ROOT, "package.json"));
  const problems = findings((each) => {
    const { names = [], specifier = "" } = importOf(each) ?? {};
    return names.filter((name) => !(name in (load(specifier) as object)));
  });
  expect(problems).toEqual([]);
  expect(reference.pages.filter((each) => importOf(each)).length).toBeGreaterThan(70);
});

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly { readonly value: unknown }[];
  readonly children?: readonly Node[];
}

/** The components of the pages, and `code`, which Markdown cannot write around links. */
const KNOWN = ["Anchor", "Declaration", "Exports", "Prerendered", "code"];

/** Lists everything that is neither Markdown nor a known component with plain-text attributes. */
function foreignIn({ type, name = "", attributes = [], children = [] }: Node): string[] {
  const isKnown = KNOWN.includes(name) && attributes.every(({ value }) => typeof value === "string");
  return [...(type.startsWith("mdx") && !isKnown ? [`${type} ${name}`] : []), ...children.flatMap(foreignIn)];
}

it("every page compiles as MDX without expressions or unknown components", async () => {
  const special: string[] = [];
  for (const { file, body } of reference.pages) {
    const collect = () => (tree: Node) => {
      special.push(...foreignIn(tree).map((found) => `${file}: ${found}`));
    };
    await compile(body, { remarkPlugins: [collect] });
  }
  expect(special).toEqual([]);
});
