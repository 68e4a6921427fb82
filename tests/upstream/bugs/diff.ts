import { DOCUSAURUS, GQLMD, LOADERS, codeInDocs, docusaurus, schema } from "./reproduction";
import type { Outcome, Reproductions, Run, Trial } from "./reproduction";

/** A schema without applied directives, because with them, `SCHEMA-DIFF` always reports a change. */
const PLAIN = { "schema.graphql": schema.replaceAll(/ @(?:internal|beta|doc)(?:\([^)]*\))?(?= \{)/gu, "") };
const CHANGED = { "schema.graphql": PLAIN["schema.graphql"].replace("toy: Toy", "toys: [Toy]") };

const METHODS = ["SCHEMA-DIFF", "SCHEMA-HASH"] as const;
type Method = (typeof METHODS)[number];

const comparing = (method: Method, ...steps: Run["steps"]): Run =>
  docusaurus(`diffMethod: "${method}", tmpDir: "tmp"`, { steps });

const withEach = (trial: (method: Method) => Trial): Readonly<Record<string, Trial>> =>
  Object.fromEntries(METHODS.map((method) => [method, trial(method)]));

const reportsNoChange = ({ printed }: Outcome): boolean =>
  printed.at(-1)?.includes("No changes detected in schema") === true;

const reportsChange = (outcome: Outcome): boolean => !reportsNoChange(outcome);

const PAGE = "schema/types/objects/user.mdx";
const EDIT = { [`docs/${PAGE}`]: "Edited." };

/** The script from the docs that runs the tool only if the schema has changed. */
const SCRIPT = codeInDocs("docs/guides/large-schemas.mdx", "Generate only when something changed", "generate.mjs");

/** Generates two projects of one configuration with a diff method, one after the other. */
function twoProjects(optionsOf: (name: string) => string): Run {
  const projects = ["one", "two"].map((name) => {
    const options = `${LOADERS}, diffMethod: SCHEMA-HASH, baseURL: ${name}${optionsOf(name)}`;
    return `  ${name}: { schema: schema.graphql, extensions: { graphql-markdown: { ${options} } } }\n`;
  });
  return {
    files: { ...PLAIN, ".graphqlrc": `projects:\n${projects.join("")}` },
    steps: [`${GQLMD}:one`, `${GQLMD}:two`],
  };
}

export const diff: Reproductions = {
  "bug-diff-unchanged": withEach((method) => ({
    run: comparing(method, PLAIN, DOCUSAURUS, EDIT, DOCUSAURUS),
    control: comparing(method, PLAIN, { "generate.mjs": SCRIPT }, "node generate.mjs", EDIT, "node generate.mjs"),
    shows: ({ text }) => text(PAGE) !== "Edited.",
  })),
  "bug-diff-stale": withEach((method) => ({
    run: comparing(method, PLAIN, DOCUSAURUS, CHANGED, DOCUSAURUS, DOCUSAURUS),
    control: comparing(method, PLAIN, DOCUSAURUS, CHANGED, DOCUSAURUS, "rm -r tmp", DOCUSAURUS, DOCUSAURUS),
    shows: reportsChange,
  })),
  "bug-diff-directives": {
    "SCHEMA-DIFF": {
      run: comparing("SCHEMA-DIFF", DOCUSAURUS, DOCUSAURUS),
      control: comparing("SCHEMA-HASH", DOCUSAURUS, DOCUSAURUS),
      shows: reportsChange,
    },
  },
  "bug-tmp-shared": {
    // The second project has never been generated, so it can only have been compared to the first.
    "two projects": {
      run: twoProjects(() => ""),
      control: twoProjects((name) => `, tmpDir: tmp/${name}`),
      shows: reportsNoChange,
    },
  },
};

/** Runs lines of a script that calls the tool. */
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

const calledWith = (args: string): Run =>
  script(`await runGraphQLMarkdown(${args}).catch((error) => console.error(error));`);

const inTurn = (between = ""): Run =>
  script(`await runGraphQLMarkdown(first, {});\n${between}\nawait runGraphQLMarkdown(second, {});`);

/** Whether the second project has the links and badges of the first. */
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
