import { beforeAll, describe, expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/options";
import { readSource, writtenPages } from "../../../../docs/markdown/files";
import { optionsWith } from "../../../../playground/options";
import { generated } from "./answers";
import { bundleWorker } from "./bundledWorker";
import type { RunningWorker } from "./bundledWorker";
import { knownBugs, schema } from "./knownBugs";

let worker: RunningWorker;

beforeAll(async () => {
  worker = (await bundleWorker()).start();
});

describe("a known bug", () => {
  it.each(knownBugs)("is told beside %s (%s), and the installed tool has it", async (option, words, _, chosen, has) => {
    const told = knownBugsOf(optionsWith(chosen)).filter((bug) => bug.option === option);
    expect(told.map(({ sentence }) => sentence).join(" ")).toContain(words);
    expect(has(await generated(worker, schema, chosen))).toBe(true);
  });

  it("is told in the documentation", async () => {
    const pages = await Promise.all((await writtenPages()).map(readSource));
    const lines = pages.flatMap((page) => page.split("\n"));
    expect(knownBugs.filter(([, , docs]) => !lines.some((line) => docs.test(line)))).toEqual([]);
  });

  it("is not told where it does not show", () => {
    expect(knownBugsOf(optionsWith({}))).toEqual([]);
    expect(knownBugsOf(optionsWith({ framework: "hugo", frontMatter: [["a", "b"]] }))).toEqual([]);
    expect(knownBugsOf(optionsWith({ skipDocDirective: [" "] }))).toEqual([]);
  });
});
