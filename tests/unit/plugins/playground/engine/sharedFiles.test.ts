import { beforeAll, describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/configuration";
import { overlaid } from "@site/src/plugins/playground/browser/engine/sharedFiles";
import { runCommandLine } from "../../../../playground/commandLine";
import { namesakes } from "../../../../playground/namesakes";
import { optionsWith } from "../../../../playground/options";
import { generated } from "./answers";
import { bundleWorker } from "./bundledWorker";
import type { RunningWorker } from "./bundledWorker";

const schema = namesakes();

let worker: RunningWorker;

beforeAll(async () => {
  worker = (await bundleWorker()).start();
});

/** Runs of the command line, which leaves to chance, though seldom, which of two pages is on top. */
const RUNS = 5;

describe("two texts in one file", () => {
  it("are the later one with the end of a longer earlier one below, in bytes", () => {
    expect(overlaid("long text", "late")).toBe("late text");
    expect(overlaid("text", "longer")).toBe("longer");
    expect(overlaid("ééé", "aa")).toBe("aaéé");
    expect(overlaid("é", "a")).toBe("a\uFFFD");
  });
});

describe("entities whose names make the same file", () => {
  it("have the file that the command line writes when all are in one folder", async () => {
    const { files, shared } = await generated(worker, schema, { hierarchy: "flat" });
    const { graphqlrc } = configurationOf(optionsWith({ hierarchy: "flat" }));
    const byChance = new Set(shared.map(({ path }) => path));
    expect(byChance.size).toBe(13);
    for (let run = 0; run < RUNS; run += 1) {
      const written = await runCommandLine({ ".graphqlrc": graphqlrc, "schema.graphql": schema });
      const sizes = (all: Readonly<Record<string, string>>, folder: string): Record<string, unknown> =>
        Object.fromEntries(
          Object.entries(all)
            .filter(([file]) => file.startsWith(folder) && !file.endsWith("generated.md"))
            .map(([file, text]) => [
              file.slice(folder.length),
              byChance.has(file.slice(folder.length)) ? text.length : text,
            ]),
        );
      // Whoever is on top, the file has the length of the longest.
      expect(sizes(files, "")).toEqual(sizes(written, "docs/api/"));
      for (const file of byChance) if (written[`docs/api/${file}`] === files[file]) byChance.delete(file);
      if (byChance.size === 0) return;
    }
    expect([...byChance]).toEqual([]);
  });

  it.each([
    ["flat", "", ["query thinga", "scalar Thinga"]],
    ["entity", "objects/", ["type Pair_a", "type PairA"]],
    ["api", "types/objects/", ["type Pair_a", "type PairA"]],
  ] as const)("are told in the hierarchy %s", async (hierarchy, folder, entities) => {
    const { files, shared } = await generated(worker, schema, { hierarchy });
    expect(shared.map((file) => file.entities)).toContainEqual(entities);
    for (const { path } of shared) expect(files).toHaveProperty([path]);
    expect(shared).toHaveLength(hierarchy === "flat" ? 13 : 3);
    expect(shared.every(({ path }) => path.startsWith(folder))).toBe(true);
  });

  it("are none in a schema of other names, also after a run in which there were some", async () => {
    expect((await generated(worker, "type Query { film: Film } type Film { id: ID }")).shared).toEqual([]);
  });

  it("are told when their pages are of the same length, and of more than two", async () => {
    const source = "type Query { a: Int } scalar An_A\nscalar AnA\nscalar an_a";
    expect((await generated(worker, source)).shared).toEqual([
      { path: "types/scalars/an-a.mdx", entities: ["scalar An_A", "scalar AnA", "scalar an_a"] },
    ]);
  });
});
