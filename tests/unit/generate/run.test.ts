import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { runTarget } from "@site/src/generate/run";
import type { GenerationTarget } from "@site/src/generate/target";
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

  it("is skipped while neither inputs nor pages change", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    const target = copyTarget();
    await runTarget(root, target, silent);
    await runTarget(root, target, silent);
    expect(target.runs).toBe(1);
  });

  it("runs again when an input changes or is added", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    const target = copyTarget();
    await runTarget(root, target, silent);
    await writeFile(path.join(root, "input.txt"), "two");
    await runTarget(root, target, silent);
    expect(await readFile(path.join(root, "out/pages/a.mdx"), "utf8")).toBe("two");
    await mkdir(path.join(root, "more"));
    await writeFile(path.join(root, "more/file.txt"), "three");
    await runTarget(root, target, silent);
    expect(target.runs).toBe(3);
  });

  it("runs again when a page was edited or deleted", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    const target = copyTarget();
    await runTarget(root, target, silent);
    await writeFile(path.join(root, "out/pages/a.mdx"), "edited");
    await runTarget(root, target, silent);
    expect(await readFile(path.join(root, "out/pages/a.mdx"), "utf8")).toBe("one");
    await rm(path.join(root, "out/pages"), { recursive: true });
    await runTarget(root, target, silent);
    expect(target.runs).toBe(3);
  });

  it("runs again when its stamp is invalid", async () => {
    const root = await temporaryFolder({ "input.txt": "one" });
    const target = copyTarget();
    await runTarget(root, target, silent);
    await writeFile(path.join(root, ".generated/copy.json"), "{ torn");
    await runTarget(root, target, silent);
    expect(target.runs).toBe(2);
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
