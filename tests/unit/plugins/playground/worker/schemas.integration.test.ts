import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { faultOf, holdsLiveCode } from "@site/src/plugins/playground/browser/liveCode/holdsLiveCode";
import type { GeneratedFile, RunResult } from "@site/src/plugins/playground/browser/protocol";
import { optionsWith } from "../../../../playground/options";
import { fromSchemas, testSchemaPages } from "../../../examples/schemaPages";
import { readPage } from "../../../security/formatter/readPages";
import { lastOf } from "./answers";
import { startWorker } from "./bundledWorker";

const worker = await startWorker();

/** Schemas of `tests/data/schemas`, with the pages that the tool does not write with its own formatter. */
const SCHEMAS = {
  descriptions: [],
  groups: [],
  manyInterfaces: [],
  placeholders: [{ entity: "query _" }],
  sameSlug: [],
  scalarDefaults: [{ entity: "query rooms", error: "Cannot convert object to primitive value" }],
};

const names = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];
const formatters = ["stock", "takeHome"] as const;
type Formatter = (typeof formatters)[number];
const pairs = names.flatMap((name) => formatters.map((formatter) => ({ name, formatter })));

async function run(name: string, formatter: Formatter): Promise<RunResult> {
  const source = await readFile(path.resolve(`tests/data/schemas/${name}.graphql`), "utf8");
  const grouped = { groupByDirective: { directive: "doc", field: "category", fallback: "Common" } };
  const options = optionsWith({ formatter, ...(name === "groups" && grouped) });
  return lastOf(await worker.ask({ source, options }), "files");
}

/** Whether the playground says that MDX can't read a page. */
function isReported({ text, suspectFrom }: GeneratedFile): boolean {
  if (suspectFrom === undefined) return false;
  const suspect = text.slice(suspectFrom);
  return holdsLiveCode(suspect) && faultOf(suspect) !== undefined;
}

const isRefused = async ({ path, text }: GeneratedFile): Promise<boolean> =>
  path.endsWith(".mdx") &&
  (await readPage(path, text).then(
    () => false,
    () => true,
  ));

describe("the playground", () => {
  it.each(pairs)("reports each missing page of $name with $formatter", async ({ name, formatter }) => {
    const { gaps, shared } = await run(name, formatter);
    expect(gaps.pages).toEqual(formatter === "takeHome" && name === "scalarDefaults" ? [] : SCHEMAS[name]);
    expect(shared).toEqual([]);
  });

  it.each(pairs)("reports each page of $name with $formatter that MDX can't read", async ({ name, formatter }) => {
    const { files } = await run(name, formatter);
    const refused = await Promise.all(files.map(isRefused));
    expect(files.filter(isReported)).toEqual(files.filter((_, at) => refused[at]));
    expect(refused.includes(true)).toBe(name === "descriptions" && formatter === "stock");
  });
});

describe("the pages of the playground", () => {
  const pagesOf = fromSchemas(async (_schema, name) => {
    const { files } = await run(name, "takeHome");
    return new Map(files.map((file) => [path.posix.relative("docs/api", file.path), file.text]));
  });
  testSchemaPages(pagesOf, "/api/");

  it.each(["objects/big", "unions/many"])(
    "list related types, because the playground draws nothing: %s",
    async (page) => {
      const files = await pagesOf("manyInterfaces");
      expect(files.get(`types/${page}.mdx`)).toContain("## Related types");
      expect(files.get(`types/${page}.mdx`)).not.toMatch(/<svg|\d+ more/u);
    },
  );
});
