import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { runTarget } from "@site/src/generate/run";
import type { GenerationTarget } from "@site/src/generate/target";
import { writeFiles } from "../../writeFiles";
import { temporaryFolder } from "../temporaryFolder";

/** A target that copies `input.txt` into one page, and counts how often it ran. */
function copyTarget(overrides: Partial<GenerationTarget> = {}): GenerationTarget & { runs: number } {
  const target = {
    name: "copy",
    folder: "out",
    entries: ["pages"],
    inputs: ["input.txt", "more"],
    packages: [],
    runs: 0,
    async generate({ root, staging }: { root: string; staging: string }) {
      target.runs += 1;
      await mkdir(path.join(staging, "pages"));
      await writeFile(path.join(staging, "pages/a.mdx"), await readFile(path.join(root, "input.txt"), "utf8"));
      return 1;
    },
    ...overrides,
  };
  return target;
}

const silent = (): void => undefined;

describe("generation", () => {
  it("writes the pages and a stamp, and leaves no other files", async () => {
    const root = await temporaryFolder({ "input.txt": "one", "out/hand-written.mdx": "mine" });
    await runTarget(root, copyTarget(), silent);
    expect(await listFiles(path.join(root, "out"))).toEqual(["hand-written.mdx", "pages/a.mdx"]);
    expect(await listFiles(path.join(root, ".generated"))).toEqual(["copy.json"]);
  });

  it.each<[when: string, change: (root: string) => Promise<void>, runs: number]>([
    ["is skipped while neither inputs nor pages change", () => Promise.resolve(), 1],
    ["runs again when an input changes", (root) => writeFile(path.join(root, "input.txt"), "two"), 2],
    ["runs again when an input is added", (root) => writeFiles(root, { "more/file.txt": "three" }), 2],
    ["runs again when a page was edited", (root) => writeFile(path.join(root, "out/pages/a.mdx"), "edited"), 2],
    ["runs again when a page was deleted", (root) => rm(path.join(root, "out/pages"), { recursive: true }), 2],
    ["runs again when its stamp is invalid", (root) => writeFile(path.join(root, ".generated/copy.json"), "{ torn"), 2],
  ])("%s", async (_, change, runs) => {
    const root = await temporaryFolder({ "input.txt": "one" });
    const target = copyTarget();
    await runTarget(root, target, silent);
    await change(root);
    await runTarget(root, target, silent);
    expect(target.runs).toBe(runs);
    const [input, page] = ["input.txt", "out/pages/a.mdx"].map((file) => readFile(path.join(root, file), "utf8"));
    expect(await page).toBe(await input);
  });

  it("keeps the earlier pages when it fails", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    await runTarget(root, copyTarget(), silent);
    await writeFile(path.join(root, "input.txt"), "two");
    const failing = copyTarget({
      generate: async ({ staging }) => {
        await mkdir(path.join(staging, "pages"));
        await writeFile(path.join(staging, "pages/a.mdx"), "half");
        throw new Error("no more ink");
      },
    });
    await expect(runTarget(root, failing, silent)).rejects.toThrow("no more ink");
    expect(await readFile(path.join(root, "out/pages/a.mdx"), "utf8")).toBe("one");
    expect(await listFiles(path.join(root, ".generated"))).toEqual(["copy.json"]);
  });

  it("names a package that is not installed, and the fix", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    await expect(runTarget(root, copyTarget({ packages: ["graphql"] }), silent)).rejects.toThrow(
      /The package "graphql" is not installed[\s\S]*Run `npm ci`/u,
    );
  });
});
