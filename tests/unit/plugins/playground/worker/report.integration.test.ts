import { execFile } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { buildSchema, introspectionFromSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { readSource } from "../../../../docs/markdown/files";
import { optionsWith } from "../../../../playground/options";
import { temporaryFolder } from "../../../temporaryFolder";
import { startWorker } from "./bundledWorker";

const worker = await startWorker();

async function report(source: string, chosen: Partial<PlaygroundOptions> = {}, old?: string): Promise<string> {
  const answer = await worker.report({ source, options: optionsWith(chosen), old });
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer.report;
}

const OLD = "examples/schemas/group-by-earlier/school.graphql";
const NEW = "examples/schemas/group-by/school.graphql";

/** Runs the command of the package `schema-report`. Returns its output without links. */
async function run(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["packages/schema-report/cli.mjs", ...args]);
  return withoutLinks(stdout.trim());
}

const withoutLinks = (markdown: string): string =>
  markdown.replaceAll(/\[(`+[^`]+`+)\]\([^)]*\)/gu, "$1").replaceAll(/, `[^`]+:\d+`$/gmu, "");

describe("the report of the playground", () => {
  it.each<[string, Partial<PlaygroundOptions>]>([
    ["with default options", {}],
    ["with groups", { groupByDirective: { directive: "doc", field: "category", fallback: "Common" } }],
    ["without deprecated and hidden elements", { deprecated: "skip", skipDocDirective: ["noDoc"] }],
  ])("is the same as the report of the package, %s", async (_name, chosen) => {
    const [source, old] = await Promise.all([NEW, OLD].map(readSource));
    const found = await report(source ?? "", chosen, old);
    const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };
    const { options } = configurationOf(optionsWith(chosen), "sdl");
    const folder = await temporaryFolder({ "options.json": JSON.stringify({ ...options, loaders }) });
    const config = path.join(folder, "options.json");
    const changes = await run("changes", OLD, NEW, "--config", config, "--format", "release-notes");
    const coverage = await run("coverage", NEW, "--config", config);
    expect(withoutLinks(found)).toBe(
      `# Changes\n\n${changes.replaceAll("### ", "## ")}\n\n# Coverage\n\n${coverage}\n`,
    );
    expect(changes).toMatch(/^\d\d changes: [1-9]/u);
  });

  it("links names to their lines in the schema, below their descriptions", async () => {
    const found = await report('type Query {\n  """\n  A pet.\n  """\n  pet(\n    id: ID): ID\n}');
    expect(found).toContain("- Query [`pet`](#L5)\n    - [`id`](#L6)\n");
  });

  it("has no links for JSON, in which elements have no lines", async () => {
    const source = JSON.stringify(introspectionFromSchema(buildSchema("type Query { pet: ID }")));
    expect(await report(source)).toContain("- Query `pet`\n");
  });

  it("compares a schema whose defaults can't be printed", async () => {
    const old = "scalar JSON type Query { films(where: JSON = {}): Int }";
    expect(await report("scalar JSON type Query { films: Int }", {}, old)).toContain("1 change: 1 breaking");
  });

  it("says that a mistake is in the older schema", async () => {
    await expect(report("type Query { pet: ID }", {}, "type Query {\n  pet: Pet\n}")).rejects.toThrow(
      'There is a mistake in the older schema, line 2: Unknown type "Pet".',
    );
    await expect(report("type Query { pet: ID }", {}, "# Empty")).rejects.toThrow(
      "There is a mistake in the older schema, line 1: Syntax Error",
    );
  });
});
