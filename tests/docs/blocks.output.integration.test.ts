import { describe, expect, it } from "vitest";
import { runPage } from "./blocks/pages";
import { checkReference } from "./blocks/reference";
import { parseFences, readFences } from "./fences";

// A test of its own follows that page to a running site.
const FOLLOWED_ELSEWHERE = new Set(["docs/get-started.mdx"]);
const MINUTES = 60_000;

const fences = await readFences();
const pages = [...new Set(fences.map(({ page }) => page))].filter((page) => !FOLLOWED_ELSEWHERE.has(page));

describe.concurrent("someone who follows a page", () => {
  it.each(pages)(
    "finds that every command of %s works and prints what is shown",
    { timeout: 10 * MINUTES },
    async (page) => {
      expect(await runPage(page, fences)).toEqual([]);
    },
  );
});

const EXAMPLE = `
\`\`\`graphql title="schema.graphql"
type Query {
  "Finds one book."
  book: String
}
\`\`\`

\`\`\`yaml title=".graphqlrc"
schema: schema.graphql
extensions:
  graphql-markdown:
    homepage: false
    loaders:
      GraphQLFileLoader: "@graphql-tools/graphql-file-loader"
\`\`\`

\`\`\`bash
npx gqlmd graphql-to-doc
\`\`\`

\`\`\`text
8 pages generated in 0.1s from schema "schema.graphql".
\`\`\`

\`\`\`text title="docs/schema"
operations/
  queries/
    book.md
\`\`\`

\`\`\`md title="docs/schema/operations/queries/book.md"
Finds one book.
\`\`\`
`;

async function problemsIn(source: string): Promise<string[]> {
  const copy = parseFences("copy.mdx", source);
  return (await runPage("copy.mdx", copy)).map((problem) => problem.split("\n")[0] ?? "");
}

describe("the check of output", () => {
  it("accepts what the tool prints", async () => {
    expect(await problemsIn(EXAMPLE)).toEqual([]);
  });

  it("reports a line, a file and an excerpt that are wrong", async () => {
    const wrong = EXAMPLE.replace("8 pages", "9 pages")
      .replace("    book.md", "    books.md")
      .replace("\nFinds one book.\n```", "\nFinds a book.\n```");
    expect(await problemsIn(wrong)).toEqual([
      'copy.mdx:22: the commands did not print "9 pages generated in 0.1s from schema "schema.graphql"."; they printed:',
      "copy.mdx:26: not generated: docs/schema/operations/queries/books.md",
      'copy.mdx:32: the generated file has no line "Finds a book."',
    ]);
  });

  it("reports a file that a list of paths leaves out", async () => {
    const list = EXAMPLE.replace("operations/\n  queries/\n    book.md", "operations/queries/book.md");
    expect(await problemsIn(list)).toEqual([expect.stringMatching(/^copy\.mdx:26: generated as well: .*skip\.md/u)]);
  });

  it("reports a command that fails, and output that nothing generates", async () => {
    const wrong = EXAMPLE.replace("npx gqlmd graphql-to-doc", "npx gqlmd graphql-to-doc --nothing");
    const problems = await problemsIn(wrong);
    expect(problems[0]).toBe("copy.mdx:18: exit code 1:");
    expect(problems).toContain("copy.mdx:32: docs/schema/operations/queries/book.md was not generated");
  });

  it("runs each configuration of a reference on the shared schema, and reports where it differs", async () => {
    const source = EXAMPLE.replace(/```graphql[^]*?```\n/u, "").replace(/```bash[^]*?```\n/u, "");
    const wrong = source.replace("    book.md", "    books.md").replace("GraphQLFileLoader:", "FileLoader:");
    const sdl = 'type Query { "Finds one book." book: String }';
    const check = async (text: string): Promise<string[]> =>
      (await checkReference("copy.mdx", parseFences("copy.mdx", text), sdl)).flatMap(({ problem }) => problem ?? []);
    expect(await check(source)).toEqual([]);
    expect((await check(wrong)).map((problem) => problem.split("\n")[0])).toEqual([
      "exit code 1:",
      'the commands did not print "8 pages generated in 0.1s from schema "schema.graphql"."; they printed:',
      "not generated: docs/schema/operations, docs/schema/operations/queries, docs/schema/operations/queries/books.md",
      "docs/schema/operations/queries/book.md was not generated",
    ]);
  });
});
