import process from "node:process";
import { describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { overlaid } from "@site/src/plugins/playground/browser/worker/record";
import { runCommandLine } from "../../../../playground/commandLine";
import { namesakes } from "../../../../playground/namesakes";
import { optionsWith } from "../../../../playground/options";
import { generated } from "./answers";
import { startWorker } from "./bundledWorker";

const schema = namesakes();

const worker = await startWorker();

/**
 * Maximum number of runs of the command line. Its files differ between runs: it writes several pages to the same file at once,
 * in no fixed order.
 */
const RUNS = 5;

/**
 * Whether the command line wrote the same text to a file as the playground. From Node.js 26 on, the command line's text lacks
 * the end of a longer earlier one.
 */
const isSame = (written: string | undefined, expected: string): boolean =>
  Number.parseInt(process.versions.node, 10) >= 26
    ? written !== undefined && expected.startsWith(written)
    : written === expected;

describe("two texts in one file", () => {
  it("become the later text, followed by the end of a longer earlier one", () => {
    expect(overlaid("long text", "late")).toBe("late text");
    expect(overlaid("text", "longer")).toBe("longer");
    expect(overlaid("é é é", "an")).toBe("an é é");
    expect(overlaid("é", "a")).toBe("a\uFFFD");
  });
});

describe("entities with the same file name", () => {
  it("share a file whose text the command line also writes in one of its runs", async () => {
    const { files, shared } = await generated(worker, schema, { hierarchy: "flat" });
    const { graphqlrc } = configurationOf(optionsWith({ hierarchy: "flat" }));
    const randomFiles = new Set(shared.map(({ path }) => path));
    expect(randomFiles.size).toBe(13);
    const unseen = new Set(randomFiles);
    for (let run = 0; run < RUNS && unseen.size > 0; run += 1) {
      const written = await runCommandLine({ ".graphqlrc": graphqlrc, "schema.graphql": schema });
      const textOf = (file: string): string | undefined => written[`docs/api/${file}`];
      for (const [file, text] of Object.entries(files)) {
        if (!randomFiles.has(file)) expect(textOf(file)).toBe(text);
        else if (isSame(textOf(file), text)) unseen.delete(file);
      }
    }
    expect([...unseen]).toEqual([]);
  });

  it.each([
    ["flat", "", ["query thing_a", "scalar ThingA"]],
    ["entity", "objects/", ["type Pair_a", "type PairA"]],
    ["api", "types/objects/", ["type Pair_a", "type PairA"]],
  ] as const)("are reported in the hierarchy %s", async (hierarchy, folder, entities) => {
    const { files, shared } = await generated(worker, schema, { hierarchy });
    expect(shared.map((file) => file.entities)).toContainEqual(entities);
    for (const { path } of shared) expect(files).toHaveProperty([path]);
    expect(shared).toHaveLength(hierarchy === "flat" ? 13 : 3);
    expect(shared.every(({ path }) => path.startsWith(folder))).toBe(true);
  });

  it("are not reported again after a run with another schema", async () => {
    expect((await generated(worker, "type Query { film: Film } type Film { id: ID }")).shared).toEqual([]);
  });

  it("are reported if more than two pages of the same length share a file", async () => {
    const source = "type Query { a: Int } scalar An_A\nscalar AnA\nscalar an_a";
    expect((await generated(worker, source)).shared).toEqual([
      { path: "types/scalars/an-a.mdx", entities: ["scalar An_A", "scalar AnA", "scalar an_a"] },
    ]);
  });
});
