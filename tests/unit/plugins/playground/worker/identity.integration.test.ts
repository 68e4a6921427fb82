import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readFormatter } from "@site/src/plugins/playground/readerFiles";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { choices, hasReferenceFormatter } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { isComplete } from "../../../../matrix";
import { bigSchema } from "../../../../playground/bigSchema";
import { withSortedEntries } from "../../../../playground/sortedEntries";
import { runCommandLine } from "../../../../playground/commandLine";
import { optionsWith } from "../../../../playground/options";
import { pairs } from "../../../../playground/pairs";
import { exampleSchema } from "../../../../playground/schemas";
import { generated, lastOf } from "./answers";
import { startWorker } from "./bundledWorker";

const schemas = {
  "group-by": exampleSchema("group-by"),
  default: exampleSchema("default"),
  "500 types": bigSchema(500),
};

type Row = PlaygroundOptions & { readonly schema: keyof typeof schemas };

const groups: PlaygroundOptions["groupByDirective"][] = [
  { directive: "", field: "", fallback: "" },
  { directive: "doc", field: "category", fallback: "Other things" },
];
const noLines: PlaygroundOptions["frontMatter"] = [];
const keysOf = <Key extends string>(values: Readonly<Record<Key, string>>): Key[] => Object.keys(values) as Key[];

/** Rows that combine the values of all options in pairs. The compiler reports an option that is missing here. */
const rows = pairs<Row>({
  schema: keysOf(schemas),
  framework: keysOf(choices.framework),
  formatter: keysOf(choices.formatter),
  hierarchy: keysOf(choices.hierarchy),
  deprecated: keysOf(choices.deprecated),
  groupByDirective: groups,
  skipDocDirective: [[], ["beta"]],
  onlyDocDirective: [[], ["doc"]],
  exampleSection: [
    { directive: "", field: "" },
    { directive: "doc", field: "category" },
  ],
  typeBadges: [true, false],
  index: [false, true],
  frontMatter: [noLines, [["draft", "true"]]],
  pretty: [false, true],
});

/** Two rows that together cover the options of the reference formatter. */
const takeHomeRows: Readonly<Record<"default" | "group-by", Row>> = {
  default: { ...optionsWith({ formatter: "takeHome", deprecated: "group" }), schema: "default" },
  "group-by": {
    ...optionsWith({
      formatter: "takeHome",
      hierarchy: "entity",
      groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
      skipDocDirective: ["beta"],
      exampleSection: { directive: "example", field: "value" },
      index: true,
      frontMatter: [["draft", "true"]],
      pretty: true,
    }),
    schema: "group-by",
  },
};

/** Time limit for the largest schema on a busy machine, in milliseconds. */
const TIMEOUT = 400_000;

/** One row for each example schema, and one with the reference formatter. */
const fewRows = [
  ...(["default", "group-by"] as const).flatMap((schema) =>
    rows.filter((row) => row.schema === schema && !row.pretty && !hasReferenceFormatter(row)).slice(0, 1),
  ),
  takeHomeRows.default,
];

/** Names the schema, the framework and the changed options of a row. */
const titleOf = ({ schema, framework, ...options }: Row): string =>
  `${schema}, ${framework}, ${Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(optionsWith()[name as keyof PlaygroundOptions]))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(", ")}`;

const worker = await startWorker();
const formatter = Object.fromEntries(
  (await readFormatter(path.resolve("."))).map(({ path: file, text }) => [file, text]),
);

describe("the playground generates the same files as the command line", () => {
  it.each(
    (isComplete() ? [...rows, ...Object.values(takeHomeRows)] : fewRows).map((row) => [titleOf(row), row] as const),
  )(
    "%s",
    async (_name, row) => {
      const { schema, ...options } = row;
      const { files, shared } = lastOf(await worker.ask({ source: schemas[schema], options }), "files");
      const { graphqlrc, schemaFile } = configurationOf(options);
      const copied = hasReferenceFormatter(options) ? formatter : {};
      const written = await runCommandLine({ ".graphqlrc": graphqlrc, [schemaFile]: schemas[schema], ...copied });
      // Several pages overwrite these files in no fixed order.
      const randomFiles = new Set(shared.map((file) => file.path));
      const comparable = (entries: readonly (readonly [string, string])[]): Record<string, unknown> =>
        Object.fromEntries(
          entries.map(([file, text]) => [file, randomFiles.has(file) ? "random" : withSortedEntries(file, text)]),
        );
      const onDisk = Object.entries(written).filter(
        ([file]) => file !== ".graphqlrc" && file !== schemaFile && !(file in copied),
      );
      const here = files.map((file) => [file.path, file.text] as const);
      expect(comparable(here)).toEqual(comparable(onDisk));
      expect(here.length).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

describe("a schema that the command line may refuse", () => {
  const { graphqlrc, schemaFile } = configurationOf(optionsWith());
  const reservedNames = readFileSync(path.resolve("tests/data/schemas/reservedNames.graphql"), "utf8");
  const comment = "# import the prices nightly\ntype Query { price: Int }\n";

  it.each([
    ["names of JavaScript properties", reservedNames, /TypeError: (.+)/u],
    ["a comment that looks like an import", comment, /(Import statement is not valid):\s+> import the prices nightly/u],
  ])("is rejected by the playground with the same message: %s", async (_name, source, words) => {
    const failure: unknown = await runCommandLine({ ".graphqlrc": graphqlrc, [schemaFile]: source }).catch(String);
    const message = words.exec(String(failure))?.[1];
    expect(message).toBeDefined();
    const answer = (await worker.ask({ source, options: optionsWith() })).at(-1);
    expect(answer?.kind).toMatch(/invalid|refused/u);
    expect(JSON.stringify(answer)).toContain(message);
  });

  it("is loaded if the import is only in a description", async () => {
    const source = `"""\n# import the prices nightly\n"""\n${comment.replace(/^.*\n/u, "")}`;
    const written = await runCommandLine({ ".graphqlrc": graphqlrc, [schemaFile]: source });
    const { files } = await generated(worker, source);
    expect(Object.keys(files)).toContain("operations/queries/price.mdx");
    expect(Object.keys(written).join()).toContain("operations/queries/price.mdx");
  });
});
