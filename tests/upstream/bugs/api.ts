import { LOADERS, schema } from "./projects";
import type { Outcome, Reproductions, Run } from "./reproduction";

/** Runs a script that calls the tool. */
const script = (lines: string): Run => ({
  files: {
    "schema.graphql": schema,
    "generate.mjs": `import { runGraphQLMarkdown } from "@graphql-markdown/cli";
import { Printer } from "@graphql-markdown/printer-legacy";

const first = { ${LOADERS}, baseURL: "first", formatter: "@graphql-markdown/docusaurus/mdx" };
const second = { ${LOADERS}, baseURL: "second" };

${lines}
`,
  },
  steps: ["node generate.mjs"],
});

const calledWith = (words: string): Run =>
  script(`await runGraphQLMarkdown(${words}).catch((error) => console.error(error));`);

const inTurn = (between = ""): Run =>
  script(`await runGraphQLMarkdown(first, {});\n${between}\nawait runGraphQLMarkdown(second, {});`);

function secondIsLikeFirst({ docs }: Outcome): boolean {
  // The page may even have the file extension of the first project.
  const [, page] = Object.entries(docs).find(([file]) => file.startsWith("second/types/objects/user.")) ?? [];
  if (page === undefined) throw new Error("the second project has no page");
  return page.includes("](/first/") && page.includes("<Badge ");
}

/** Bugs that only affect scripts. */
export const api: Reproductions = {
  "bug-one-argument": {
    "one argument": {
      run: calledWith("first"),
      control: calledWith("first, {}"),
      shows: ({ printed: [output = ""] }) => /^TypeError: /mu.test(output),
    },
  },
  "bug-one-process": {
    "two projects": {
      run: inTurn(),
      control: inTurn("Printer.options = undefined;"),
      shows: secondIsLikeFirst,
    },
  },
};
