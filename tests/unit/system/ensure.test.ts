import { describe, expect, it } from "vitest";
import { ensure } from "../../system/ensure";
import type { Need } from "../../system/ensure";

/** A machine on which each command does what `works` says, and the record of what happened. */
function machine(has: boolean, works: (command: string) => boolean, { optional = false, inCi = false } = {}) {
  const log: string[] = [];
  let installed = has;
  const need: Need = {
    name: "Browser",
    find: () => Promise.resolve(installed ? "it" : undefined),
    installers: [["first", "--yes"], ["second"], ["third"]],
    advice: "Install a browser.",
    optional,
  };
  const means = {
    run: (command: string, args: readonly string[]): void => {
      log.push(`run ${[command, ...args].join(" ")}`);
      installed = works(command);
    },
    say: (line: string): void => {
      log.push(line);
    },
    inCi,
  };
  return { log, done: ensure([need], means) };
}

describe("what tests need of the machine", () => {
  it("is named in one line when it is there, and nothing is run", async () => {
    const { log, done } = machine(true, () => false);
    await done;
    expect(log).toEqual(["Browser: found it."]);
  });

  it("is installed by the first command that brings it", async () => {
    const { log, done } = machine(false, (command) => command === "second");
    await done;
    expect(log).toEqual([
      "Browser: none that works; trying `first --yes`.",
      "run first --yes",
      "Browser: none that works; trying `second`.",
      "run second",
      "Browser: installed it.",
    ]);
  });

  it("stops everything, with one sentence what to install, when no command brings it", async () => {
    const { log, done } = machine(false, () => false);
    await expect(done).rejects.toThrow("Browser could be neither found nor installed. Install a browser.");
    expect(log.filter((line) => line.startsWith("run"))).toHaveLength(3);
  });

  it("is said to be missing when it is optional, and stops everything in CI all the same", async () => {
    const { log, done } = machine(false, () => false, { optional: true });
    expect(await done).toBe(false);
    expect(log.at(-1)).toBe("Browser could be neither found nor installed. Install a browser.");
    const { done: inCi } = machine(false, () => false, { optional: true, inCi: true });
    await expect(inCi).rejects.toThrow("Browser could be neither found nor installed. Install a browser.");
  });
});
