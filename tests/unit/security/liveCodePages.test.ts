import { describe, expect, it } from "vitest";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { holdsLiveCode } from "@site/src/plugins/playground/browser/liveCode/holdsLiveCode";
import { bigSchema } from "../../playground/bigSchema";
import { optionsWith } from "../../playground/options";
import { exampleSchema } from "../../playground/schemas";
import { lastOf } from "../plugins/playground/worker/answers";
import { startWorker } from "../plugins/playground/worker/bundledWorker";

const worker = await startWorker();

/**
 * Generates pages. Returns the paths of the pages that a quick check suspects of containing code. Of these, the playground
 * marks the pages in which the parser finds code.
 */
async function pagesOf(
  source: string,
  chosen: Partial<PlaygroundOptions>,
): Promise<{ suspected: string[]; marked: string[] }> {
  const { files } = lastOf(await worker.ask({ source, options: optionsWith(chosen) }), "files");
  const suspects = files.filter((file) => file.suspectFrom !== undefined);
  const marked = suspects.filter(({ text, suspectFrom }) => holdsLiveCode(text.slice(suspectFrom)));
  return { suspected: suspects.map(({ path }) => path), marked: marked.map(({ path }) => path) };
}

/** Formatters that write MDX, with the example schemas to try. `default` takes seconds, so only two formatters get it. */
const kinds: [string, Partial<PlaygroundOptions>, readonly ("default" | "group-by")[]][] = [
  ["docusaurus", { framework: "docusaurus" }, ["default", "group-by"]],
  ["starlight", { framework: "starlight" }, ["group-by"]],
  ["fumadocs", { framework: "fumadocs" }, ["group-by"]],
  ["vocs", { framework: "vocs" }, ["group-by"]],
  ["the reference formatter", { formatter: "takeHome" }, ["default", "group-by"]],
];

describe.each(kinds)("pages for %s", (_, chosen, examples) => {
  it("are not marked for the example schemas", async () => {
    for (const name of examples) {
      const { suspected, marked } = await pagesOf(exampleSchema(name), { ...chosen, deprecated: "group" });
      expect(marked).toEqual([]);
      // The parser is slow, so the quick check must suspect only a few pages.
      expect(suspected.length).toBeLessThan(5);
    }
  });

  it("are not marked after formatting by Prettier", async () => {
    const source = `${bigSchema(10)}\nscalar Url @specifiedBy(url: "https://url.example/")`;
    expect((await pagesOf(source, { ...chosen, pretty: true, deprecated: "group" })).marked).toEqual([]);
  });
});

const DESCRIPTIONS = {
  Module: "export const x = (() => 1)()",
  Return: "A.\r\n\r\nexport const x = 1",
  Escaped: "a \\` {evil()} \\` b",
  Cell: "| a | b |\n| - | - |\n| `x | {evil()} ` |",
  Packed: "```mdx-code-block\nexport const x = 1\n```",
  Fine: "Finds `{ author: 1 }`.\n\n```json\n{}\n```",
};

const HOSTILE = `type Query { ${Object.keys(DESCRIPTIONS)
  .map((name) => `${name.toLowerCase()}: ${name}`)
  .join(" ")} fence(a: String = "\\n\`\`\`\\n\\n{evil()}\\n"): ID }
${Object.entries(DESCRIPTIONS)
  .map(([name, text]) => `${JSON.stringify(text)} type ${name} { id: ID }`)
  .join("\n")}`;

describe("pages of a hostile schema", () => {
  it.each(["docusaurus", "starlight", "fumadocs", "vocs"] as const)(
    "are marked for %s if a description contains code",
    async (framework) => {
      const { marked } = await pagesOf(HOSTILE, { framework });
      const types = Object.keys(DESCRIPTIONS).filter((name) =>
        marked.some((path) => path.endsWith(`objects/${name.toLowerCase()}.mdx`)),
      );
      expect(types).toEqual(["Module", "Return", "Escaped", "Cell", "Packed"]);
    },
  );

  it.each(["honkit", "hugo", "mkdocs", "mdbook", "docfx"] as const)(
    "are not marked for %s, which reads Markdown",
    async (framework) => {
      expect((await pagesOf(HOSTILE, { framework })).suspected).toEqual([]);
    },
  );
});
