import { describe, expect, it } from "vitest";
import { api, diff } from "../upstream/bugs/diff";
import { filters, options } from "../upstream/bugs/options";
import { formatters, hooks, presets } from "../upstream/bugs/formatters";
import { outcomeOf } from "../upstream/bugs/reproduction";
import { readSource } from "./markdown/files";

const PAGE = "docs/guides/known-bugs.mdx";

const reproductions = Object.entries({ ...filters, ...options, ...formatters, ...hooks, ...diff, ...presets, ...api });

const trials = reproductions.flatMap(([id, byTrigger]) =>
  Object.entries(byTrigger).map(([trigger, trial]) => [id, trigger, trial] as const),
);

it("each row of the known bugs has one reproduction", async () => {
  const anchors = (await readSource(PAGE)).matchAll(/^\| <Anchor id="(bug-[\w-]+)" \/>/gmu);
  const rows = [...anchors].map(([, id]) => id);
  expect(rows.length).toBeGreaterThan(0);
  expect(reproductions.map(([id]) => id).sort()).toEqual(rows.sort());
});

describe.concurrent("the installed tool", () => {
  // If one of these fails, a release has fixed the bug: correct or remove its row and the lines that link to it.
  it.each(trials)("has %s with %s, but not in the control run", async (_id, _trigger, trial) => {
    expect(trial.shows(await outcomeOf(trial.run))).toBe(true);
    expect(trial.shows(await outcomeOf(trial.control))).toBe(false);
  });
});
