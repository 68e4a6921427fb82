import { beforeAll, describe, expect, it } from "vitest";
import { goneBugs, reproduces } from "../upstream/bugs/reproduction";
import type { Reproduction, Trial } from "../upstream/bugs/reproduction";
import { leftBy } from "../upstream/bugs/run";
import { reproductions } from "../upstream/bugs/table";
import type { FindInDocs } from "../upstream/compare";
import { readDocs } from "../upstream/docs";
import { readSource } from "./markdown/files";

const TABLE = "docs/troubleshooting.mdx";

const trials = reproductions.flatMap(([id, byTrigger]) =>
  Object.entries(byTrigger).map(([trigger, trial]) => [id, trigger, trial] as const),
);

/** A bug whose triggers are changed, all or those of some names. */
function withTrials(
  [id, byTrigger]: Reproduction,
  change: (trial: Trial) => Trial,
  isChanged: (trigger: string) => boolean = () => true,
): Reproduction {
  const entries = Object.entries(byTrigger);
  return [id, Object.fromEntries(entries.map(([name, trial]) => [name, isChanged(name) ? change(trial) : trial]))];
}

/** A release that does by itself what a user does today with the workaround. */
const fixed = (trial: Trial): Trial => ({ ...trial, run: trial.control });

describe("the table of known bugs", () => {
  it("has one reproduction of each row", async () => {
    const anchors = (await readSource(TABLE)).matchAll(/^\| <Anchor id="(bug-[\w-]+)" \/>/gmu);
    const rows = [...anchors].map(([, id]) => id);
    expect(rows.length).toBeGreaterThan(0);
    expect(reproductions.map(([id]) => id).sort()).toEqual(rows.sort());
  });
});

describe.concurrent("the installed tool", () => {
  it.each(trials)("has %s with %s, and not in the control", async (_id, _trigger, trial) => {
    expect(await reproduces(trial)).toBe(true);
    expect(trial.shows(await leftBy(trial.control))).toBe(false);
  });
});

describe("the report of bugs that are gone", () => {
  const failing = (trial: Trial): Trial => ({ ...trial, run: { ...trial.run, steps: ["exit 3"] } });
  let findInDocs: FindInDocs;

  beforeAll(async () => {
    findInDocs = await readDocs();
  });

  it("is empty for the installed tool", async () => {
    expect(await goneBugs(reproductions, findInDocs)).toEqual([]);
  });

  it("names each bug that a release no longer has, with the lines that speak of it", async () => {
    const report = await goneBugs(
      reproductions.map((bug) => withTrials(bug, fixed)),
      findInDocs,
    );
    expect(report.map((line) => line.split("\n")[0])).toEqual(
      reproductions.map(([id]) => `known bug #${id} is gone: remove its row, and what is said of it`),
    );
    for (const line of report) expect(line).toMatch(/\n {2}docs: .*\bdocs\/troubleshooting\.mdx:\d+/u);
    expect(report.join("\n")).toMatch(/#bug-formatter-graphqlrc .*\n.*\bdocs\/configuration\.mdx:\d+/u);
  });

  it("names the triggers when a release has a bug with some of them", async () => {
    const links = reproductions.filter(([id]) => id === "bug-preset-links");
    const partly = links.map((bug) => withTrials(bug, fixed, (trigger) => trigger !== "docfx"));
    expect(await goneBugs(partly, () => [])).toEqual([
      "known bug #bug-preset-links is gone with starlight, fumadocs, mdbook, but not with docfx: correct its row",
    ]);
  });

  it("names the triggers that it knows to be gone when it could not try the others", async () => {
    const links = reproductions.filter(([id]) => id === "bug-preset-links");
    const partly = links.map((bug) => withTrials(withTrials(bug, fixed), failing, (trigger) => trigger === "docfx"));
    expect((await goneBugs(partly, () => [])).join("\n")).toMatch(
      /; is gone with starlight, fumadocs, mdbook: correct its row$/u,
    );
  });

  it("tells of a bug that it could not try", async () => {
    const [bug] = reproductions;
    const report = await goneBugs(bug === undefined ? [] : [withTrials(bug, failing)], () => []);
    expect(report.join("")).toMatch(/^known bug #[\w-]+ could not be tried with .*: Error: `exit 3` ended with 3/u);
  });
});
