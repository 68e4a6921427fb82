import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const);

describe("the workflows", () => {
  it("are there", () => {
    expect(workflows.map(([name]) => name).sort()).toEqual(expect.arrayContaining(["ci.yml", "pages.yml"]));
  });

  it.each(workflows)("use actions by their commits only, with the version beside: %s", (_name, text) => {
    const uses = text.split("\n").filter((line) => /^\s*(?:- )?uses:/u.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  it.each(workflows)("may only read unless a job says more: %s", (_name, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/mu);
  });

  it.each(workflows)("keep no credentials in the checkout, and put no expression into a script: %s", (_name, text) => {
    expect(text.match(/actions\/checkout@/gu)?.length).toBe(text.match(/persist-credentials: false/gu)?.length);
    for (const line of text.split("\n").filter((part) => /\brun:/u.test(part))) expect(line).not.toContain("${{");
  });
});
