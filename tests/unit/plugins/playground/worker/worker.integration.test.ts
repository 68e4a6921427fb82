import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildSchema, introspectionFromSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { MAX_PAGES, MAX_SOURCE_BYTES, MAX_TYPES } from "@site/src/plugins/playground/browser/protocol";
import type { Diagnostic } from "@site/src/plugins/playground/browser/protocol";
import { bigSchema } from "../../../../playground/bigSchema";
import { optionsWith } from "../../../../playground/options";
import { MARKUP, manyMistakes, repeating } from "../../../../playground/schemas";
import { generated, lastOf } from "./answers";
import { startWorker } from "./bundledWorker";

const worker = await startWorker();

const options = optionsWith();
const small = `type Query { "All pets." pets(first: Int = 3): [Pet!]! }\n"A pet." type Pet { name: String }`;

async function diagnosticsOf(source: string): Promise<readonly Diagnostic[]> {
  return lastOf(await worker.ask({ source, options }), "invalid").diagnostics;
}

async function refusalOf(source: string, chosen = options): Promise<string> {
  return lastOf(await worker.ask({ source, options: chosen }), "refused").message;
}

describe("the worker, in a context without Node.js", () => {
  it("answers with the pages, the metadata of their folders and the log", async () => {
    const { files, log } = await generated(worker, small);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["operations/queries/pets.mdx", "types/objects/pet.mdx", "types/objects/_category_.yml"]),
    );
    expect(files["types/objects/pet.mdx"]).toMatch(/^---\nid: pet\ntitle: Pet\n---\n[^]*A pet\./u);
    expect(files["generated.md"]).toContain("slug: /api\n");
    expect(log).toContain('Documentation successfully generated in "docs/api"');
  });

  it("reports its progress regularly", async () => {
    const conversation = await worker.ask({ source: bigSchema(300), options });
    const [first, ...printing] = conversation.flatMap((answer) => (answer.kind === "progress" ? [answer] : []));
    expect(first).toEqual({ kind: "progress", id: 7, progress: { step: "reading" } });
    const progress = printing.flatMap((answer) => (answer.progress.step === "printing" ? [answer.progress] : []));
    expect(progress).toHaveLength(printing.length);
    const total = progress[0]?.total ?? 0;
    expect(progress[0]).toEqual({ step: "printing", done: 0, total });
    expect(progress.at(-1)).toEqual({ step: "printing", done: total, total });
    const steps = progress.slice(1).map(({ done }, at) => done - (progress[at]?.done ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(total * 0.75);
    const pages = lastOf(conversation, "files").files.filter(({ path }) => path.endsWith(".mdx"));
    expect(pages).toHaveLength(total);
  });

  it("reports the types and operations of each page with their groups", async () => {
    const source = `directive @doc(group: String) on OBJECT
      type Query { pet: Pet } type Pet @doc(group: "Animals") { id: ID } scalar Iso_Date scalar IsoDate`;
    const about = async (chosen: object): Promise<Readonly<Record<string, unknown>>> => {
      const { files } = lastOf(await worker.ask({ source, options: optionsWith(chosen) }), "files");
      return Object.fromEntries(files.map((file) => [file.path.replace("docs/api/", ""), file.entities]));
    };
    const plain = await about({});
    expect(plain["types/objects/pet.mdx"]).toEqual([{ kind: "type", name: "Pet", group: undefined }]);
    expect(plain["types/scalars/iso-date.mdx"]).toMatchObject([{ name: "Iso_Date" }, { name: "IsoDate" }]);
    expect(plain).toMatchObject({ "types/objects/_category_.yml": undefined, "generated.md": undefined });
    const grouped = await about({ groupByDirective: { directive: "doc", field: "group", fallback: "Rest" } });
    expect(grouped["animals/types/objects/pet.mdx"]).toEqual([{ kind: "type", name: "Pet", group: "Animals" }]);
    expect(grouped["rest/operations/queries/pet.mdx"]).toEqual([{ kind: "query", name: "pet", group: "Rest" }]);
  });

  it.each(["docusaurus", "docfx", "starlight", "mdbook"] as const)(
    "generates the same files after other runs: %s",
    async (framework) => {
      const chosen = { framework, index: true, groupByDirective: { directive: "", field: "", fallback: "" } };
      const fresh = await generated(await startWorker(), small, chosen);
      await generated(worker, bigSchema(20), { ...chosen, hierarchy: "flat" });
      expect((await generated(worker, small, chosen)).files).toEqual(fresh.files);
    },
  );

  it("formats code in rarely used languages", async () => {
    const css = `"""\n\`\`\`css\na{b:c}\n\`\`\`\n"""\ntype Pet { name: String }\ntype Query { pet: Pet }`;
    const { files } = await generated(worker, css, { pretty: true });
    expect(files["types/objects/pet.mdx"]).toContain("```css\na {\n  b: c;\n}\n```");
  });
});

describe("an introspection result", () => {
  const introspection = introspectionFromSchema(buildSchema(small));

  it.each([
    ["below data, as sent by a server", JSON.stringify({ data: introspection })],
    ["bare", `\uFEFF\n${JSON.stringify(introspection, null, 2)}`],
  ])("results in the pages of its schema: %s", async (_name, source) => {
    expect((await generated(worker, source)).files).toEqual((await generated(worker, small)).files);
  });

  it.each([
    ['{ "data": { "errors": [] } }', { message: expect.stringContaining('needs an object "__schema"') as string }],
    ['{ "data": null }', { message: expect.any(String) as string }],
    ['{\n  "data": {}\n  "x": 1\n}', { message: expect.any(String) as string, line: 3, column: 3 }],
    ['{ "__schema": { "types": [] } }', { message: "The schema defines no types." }],
  ])("with mistakes is recognized, and its mistakes are reported: %s", async (source, diagnostic) => {
    expect(await diagnosticsOf(source)).toEqual([diagnostic]);
  });
});

describe("mistakes in a schema", () => {
  it.each<readonly [source: string, diagnostics: readonly Diagnostic[]]>([
    ["type Query {\n  pets: [Pet\n}", [{ message: 'Syntax Error: Expected "]", found "}".', line: 3, column: 1 }]],
    [
      "type Query {\n  a: Dog\n  b(x: Cat): Int @shiny\n}",
      [
        { message: 'Unknown type "Dog".', line: 2, column: 6 },
        { message: 'Unknown type "Cat". Did you mean "Int"?', line: 3, column: 8 },
        { message: 'Unknown directive "@shiny".', line: 3, column: 18 },
      ],
    ],
    // The tool cannot load types and directives that are named like a property of every JavaScript object.
    [
      "directive @toString on OBJECT\ntype Query { hasOwnProperty: constructor }\nscalar constructor",
      [
        { message: expect.stringContaining("named toString") as string, line: 1, column: 12 },
        { message: expect.stringMatching(/named constructor.*Rename it\.$/u) as string, line: 3, column: 8 },
      ],
    ],
    ["", [expect.objectContaining({ message: "Syntax Error: Unexpected <EOF>." }) as Diagnostic]],
    ["# to do", [expect.objectContaining({ message: "Syntax Error: Unexpected <EOF>." }) as Diagnostic]],
    ["query Pets { pets }", [{ message: "The schema defines no types." }]],
    ["\0\u0001", [expect.objectContaining({ message: "Syntax Error: Unexpected character: U+0000." }) as Diagnostic]],
  ])("are all reported, with their positions if they have any: %j", async (source, diagnostics) => {
    expect(await diagnosticsOf(source)).toEqual(diagnostics);
  });

  it("are not reported if the tool accepts the schema", async () => {
    const merged = "type Query { a: Pet } type Pet { a: Int } type Pet { b: Int }";
    expect((await generated(worker, merged)).files["types/objects/pet.mdx"]).toContain("  b: Int");
    expect(Object.keys((await generated(worker, "type Pet { a: Int }")).files)).toContain("types/objects/pet.mdx");
  });

  it("are reported up to a hundred", async () => {
    const diagnostics = await diagnosticsOf(manyMistakes(5000));
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics[0]).toMatchObject({ message: expect.stringContaining("Known0x") as string, line: 2001 });
    expect(diagnostics.at(-1)).toEqual({ message: "There are more errors. Fix these first." });
  });
});

describe("unsupported input", () => {
  const long = "#".repeat(MAX_SOURCE_BYTES + 1);
  const many = Array.from({ length: MAX_TYPES + 1 }, (_, at) => `scalar S${String(at)}`).join("\n");
  const fields = Array.from({ length: MAX_PAGES + 1 }, (_, at) => `f${String(at)}: Int`).join("\n");

  const unsupported = [
    ["a source that is too long", long, "12,000,001 characters, but the playground takes at most 12,000,000."],
    ["a schema of too many types", many, "5,001 types, but the playground takes at most 5,000. Paste a part of"],
    ["a schema of too many operations", `type Query { ${fields} }`, "but the playground takes at most 10,000"],
    ["deeply nested lists", `type Query { a: ${"[".repeat(99_999)}Int }`, "nested too deeply for the browser"],
    ["a schema that imports files", `# x\n# import Pet from "pet.graphql"\n${small}`, "Line 2 imports another file"],
    ["an import without names", `# import 'pet.graphql';\n${small}`, "Line 1 imports another file"],
    ["a comment that begins with import", `${small}\n#import all`, "import all”. Begin the comment with another"],
  ] as const;

  it.each(unsupported)("is rejected with a message, and does not stop the next run: %s", async (_, source, message) => {
    expect(await refusalOf(source)).toContain(message);
    expect((await generated(worker, small)).files["types/objects/pet.mdx"]).toContain("\n\nA pet.\n\n");
  });

  it("is rejected with the tool's own message if the options contradict each other", async () => {
    const both = optionsWith({ skipDocDirective: ["a"], onlyDocDirective: ["@a"] });
    expect(await refusalOf(small, both)).toBe(
      "The tool stopped: The same directive cannot be declared in 'onlyDocDirective' and 'skipDocDirective'. " +
        "Change the options or the schema that it names, or run the tool on your computer.",
    );
  });
});

describe("hostile schemas", () => {
  it.each(MARKUP)("do not block the worker with a megabyte of %j in a description", async (unit) => {
    const { files } = await generated(worker, repeating(unit, 1_000_000));
    expect((files["types/objects/pet.mdx"] ?? "").length).toBeGreaterThan(500_000);
  });

  it("have their markup and expressions escaped", async () => {
    const attack = "<script>globalThis.hacked = 1</script> {globalThis.hacked = 1} <img src=x onerror=alert(1)>";
    const { files } = await generated(worker, `"${attack}"\ntype Pet { a: Int }\ntype Query { pet: Pet }`, {
      pretty: true,
    });
    expect(files["types/objects/pet.mdx"]).toContain("&#x003C;script&#x003E;globalThis.hacked = 1");
    expect(files["types/objects/pet.mdx"]).toContain("&#x007B;globalThis.hacked = 1&#x007D;");
    expect(files["types/objects/pet.mdx"]).not.toContain("<script>");
    expect(files["types/objects/pet.mdx"]).not.toContain("{globalThis");
  });

  it("may have inputs that contain each other", async () => {
    const cycle = `directive @example(value: String) on INPUT_FIELD_DEFINITION | OBJECT
      input A { a: A, b: [B!] } input B { a: A, b: [B!]! } type Query { q(a: A): Int }`;
    expect(Object.keys((await generated(worker, cycle, {})).files)).toContain("types/inputs/a.mdx");
  });

  it("may have fields and arguments named like properties of objects", async () => {
    const names = "type Query { __proto__: Int, constructor(toString: Int): Pet } type Pet { hasOwnProperty: Int }";
    expect(Object.keys((await generated(worker, names)).files)).toContain("operations/queries/constructor.mdx");
  });
});

describe("a gap, a page or folder that the tool does not write,", () => {
  const gapsOf = async (name: string, chosen = {}) => {
    const source = await readFile(path.resolve(`tests/data/schemas/${name}.graphql`), "utf8");
    return lastOf(await worker.ask({ source, options: optionsWith(chosen) }), "files").gaps;
  };
  const byCategory = { groupByDirective: { directive: "doc", field: "category", fallback: "Common" } };

  // `schemas.integration.test.ts` tests the default hierarchy.
  it("is the page of a name without letters or digits, in the hierarchy flat", async () => {
    expect((await gapsOf("placeholders", { hierarchy: "flat" })).pages).toEqual([{ entity: "query _" }]);
  });

  it("is the folder of a group without Latin letters or digits in its name", async () => {
    expect(await gapsOf("groups", byCategory)).toEqual({ pages: [], groups: ["Заказы", "教室"] });
    expect((await gapsOf("groups")).groups).toEqual([]);
  });

  it("is not the page of an element that an option hides", async () => {
    const source = "directive @doc on OBJECT type Query { pet: Pet } type Pet @doc { id: ID }";
    const chosen = optionsWith({ skipDocDirective: ["doc"] });
    const { gaps, log } = lastOf(await worker.ask({ source, options: chosen }), "files");
    expect(log.join()).toContain("No content generated");
    // The page of the directive itself is missing because of a known bug.
    expect(gaps.pages).toEqual([{ entity: "directive @doc", error: "Unexpected kind: DirectiveDefinition" }]);
  });
});
