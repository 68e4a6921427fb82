import process from "node:process";
import { describe, expect, it } from "vitest";
import { costOf } from "../../bench/build/cost";
import { ratiosOf, report } from "../../bench/build/results";
import type { Round } from "../../bench/build/rounds";
import { temporaryFolder } from "../temporaryFolder";

function round(cold: number, changed: number, standard: number): Round {
  const cost = (seconds: number) => ({ seconds, cpu: 2 * seconds, memory: 100 });
  return { cold: cost(cold), changed: cost(changed), default: cost(standard) };
}

describe("the ratios of builds", () => {
  it("are medians of the ratios in each round, so that a round on a busy machine does not count for more", () => {
    const [cold, changed] = ratiosOf([round(10, 5, 40), round(100, 50, 200), round(10, 8, 50)]);
    expect(cold).toMatchObject({ build: "cold", of: "default", clock: 0.25, cpu: 0.25 });
    expect(changed).toMatchObject({ build: "changed", of: "cold", clock: 0.5 });
  });

  it("stand in the report beside their limits", () => {
    expect(report([], [round(10, 5, 40)])).toMatch(/cold to cold, default bundler +\| +0\.40 \| +0\.25 \|/u);
  });
});

describe("the cost of a command", () => {
  it("is told, with the variables that the command was given", async () => {
    const folder = await temporaryFolder();
    const script = "if (process.env.GIVEN !== 'yes') process.exit(1)";
    const { seconds, memory } = await costOf([process.execPath, "-e", script], folder, { GIVEN: "yes" });
    expect(seconds).toBeGreaterThan(0);
    if (memory !== undefined) expect(memory).toBeGreaterThan(1);
  });

  it("is none for a command that fails; the error tells what it printed", async () => {
    const folder = await temporaryFolder();
    const script = "console.error('no such page'); process.exit(3)";
    await expect(costOf([process.execPath, "-e", script], folder)).rejects.toThrow(/ended with 3:\s+no such page/u);
  });
});
