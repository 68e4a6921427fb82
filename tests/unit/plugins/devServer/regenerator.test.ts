import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { GENERATED_FROM, regenerator } from "@site/src/plugins/devServer";
import { targets } from "@site/src/generate/targets";
import { temporaryFolder } from "../../temporaryFolder";

/** A generator that counts its runs, and fails if its input is "bad". */
const GENERATOR = `
import { appendFileSync, readFileSync } from "node:fs";
appendFileSync("runs", "x");
if (readFileSync("input", "utf8") === "bad") {
  console.error("bad in run " + readFileSync("runs", "utf8").length);
  process.exitCode = 1;
}
`;

it("reports the error of a failed run until a run succeeds", async () => {
  const root = await temporaryFolder({ "src/generate/index.ts": GENERATOR, input: "bad", errors: "" });
  const errors = (): Promise<string> => readFile(path.join(root, "errors"), "utf8");
  const regenerate = regenerator(root, path.join(root, "errors"));
  regenerate();
  await vi.waitFor(async () => {
    expect(await errors()).toBe("bad in run 1");
  }, 60_000);
  await writeFile(path.join(root, "input"), "good");
  regenerate();
  await vi.waitFor(async () => {
    expect(await errors()).toBe("");
  }, 60_000);
});

it("runs only once more after several requests during a run", async () => {
  const root = await temporaryFolder({ "src/generate/index.ts": GENERATOR, input: "good", errors: "before" });
  const regenerate = regenerator(root, path.join(root, "errors"));
  for (let request = 0; request < 5; request += 1) regenerate();
  await writeFile(path.join(root, "input"), "bad");
  await vi.waitFor(async () => {
    expect(await readFile(path.join(root, "errors"), "utf8")).toBe("bad in run 2");
  }, 60_000);
  expect(await readFile(path.join(root, "runs"), "utf8")).toBe("xx");
});

it("the development server watches all inputs of the targets", () => {
  const watched = (input: string): boolean =>
    GENERATED_FROM.some((path) => input === path || input.startsWith(`${path}/`)) ||
    /^node_modules\/@graphql-markdown\/[^/]+\/(?:dist|src)$/u.test(input);
  expect(targets.flatMap(({ inputs }) => inputs).filter((input) => !watched(input))).toEqual([]);
});
