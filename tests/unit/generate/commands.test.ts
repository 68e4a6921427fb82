import { describe, expect, it } from "vitest";
import { runQuietly } from "@site/src/generate/commands";

const complaining = ["--eval", 'console.error("one\\n"); console.error("two");'];

describe("a command that a generator runs", () => {
  it("fails if it prints too many lines to standard error, with the lines and the fix", async () => {
    await expect(runQuietly(complaining, ".", "Fix the schema.", 1)).rejects.toMatchObject({
      problem: "The command reported problems: one\ntwo",
      fix: "Fix the schema.",
    });
  });

  it("may print the given number of lines to standard error", async () => {
    await expect(runQuietly(complaining, ".", "", 2)).resolves.toBeUndefined();
  });

  it("fails if the program fails", async () => {
    await expect(runQuietly(["--eval", "process.exitCode = 3"], ".", "")).rejects.toMatchObject({ code: 3 });
  });
});
