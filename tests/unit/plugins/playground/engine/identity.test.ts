import { beforeAll, describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/configuration";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework, PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { sitePathOf } from "@site/src/plugins/playground/browser/page/generation/sitePaths";
import { isComplete } from "../../../../matrix";
import { bigSchema } from "../../../../playground/bigSchema";
import { withoutChance } from "../../../../playground/chance";
import { runCommandLine } from "../../../../playground/commandLine";
import { optionsWith } from "../../../../playground/options";
import { pairs } from "../../../../playground/pairs";
import { exampleSchema } from "../../../../playground/schemas";
import { generated } from "./answers";
import { bundleWorker } from "./bundledWorker";
import type { RunningWorker } from "./bundledWorker";

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

/** Every option that the playground shows; a new one is missed by the compiler. */
const rows = pairs<Row>({
  schema: keysOf(schemas),
  framework: keysOf(choices.framework),
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

/** Milliseconds for a run of the command line on the largest of the schemas, on a machine with other work. */
const PATIENCE = 400_000;

/** One row for each schema. */
const few = keysOf(schemas).flatMap((schema) => rows.find((row) => row.schema === schema && !row.pretty) ?? []);

const briefOf = ({ schema, framework, ...options }: Row): string =>
  `${schema}, ${framework}, ${Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(optionsWith()[name as keyof PlaygroundOptions]))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(", ")}`;

let worker: RunningWorker;

beforeAll(async () => {
  worker = (await bundleWorker()).start();
});

describe("the files of the playground are those of the command line", () => {
  it.each((isComplete() ? rows : few).map((row) => [briefOf(row), row] as const))(
    "%s",
    async (_name, row) => {
      const { schema, ...options } = row;
      const { files, shared } = await generated(worker, schemas[schema], options);
      const { graphqlrc, schemaFile } = configurationOf(options);
      const written = await runCommandLine({ ".graphqlrc": graphqlrc, [schemaFile]: schemas[schema] });
      const inSite = sitePathOf(options);
      const byChance = new Set(shared.map(({ path }) => inSite(path)));
      const comparable = (entries: readonly (readonly [string, string])[]): Record<string, unknown> =>
        Object.fromEntries(
          entries.map(([file, text]) => [file, byChance.has(file) ? "by chance" : withoutChance(file, text)]),
        );
      const onDisk = Object.entries(written).filter(([file]) => file !== ".graphqlrc" && file !== schemaFile);
      const here = Object.entries(files).map(([file, text]) => [inSite(file), text] as const);
      expect(comparable(here)).toEqual(comparable(onDisk));
      expect(here.length).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe("the pairs", () => {
  it("have every two values of two options, with every framework, in few rows", () => {
    const pretty = rows.filter((row) => row.pretty);
    expect(new Set(pretty.map(({ framework }) => framework)).size).toBe(keysOf<Framework>(choices.framework).length);
    expect(rows.filter(({ index, hierarchy }) => index && hierarchy === "flat")).not.toEqual([]);
    expect(rows.length).toBeLessThan(45);
  });
});
