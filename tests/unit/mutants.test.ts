import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import promises from "../conformance/promises.json";
import { mutants } from "../mutants/list";
import { inPage, mutant } from "../mutants/mutant";
import { structure } from "../mutants/structure";
import { hasSwitch, key, replaceOnce, turn, withSwitches } from "../mutants/switches";

const root = path.resolve(import.meta.dirname, "../..");
const textOf = (file: string): string => readFileSync(path.join(root, file), "utf8");

describe("the mutants", () => {
  it("have names of their own, also where signs count for nothing", () => {
    const keys = mutants.map(({ name }) => key(name));
    expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([]);
  });

  it("break each promise about screens, states, rules, errors and constants that states a behaviour", () => {
    const parts = Object.entries(promises).filter(([heading]) => /^[24589]\./u.test(heading));
    const behaviours = parts
      .flatMap(([, part]) => Object.keys(part))
      .filter((id) => !structure.some((one) => one === id));
    const broken = new Set<string>(mutants.flatMap(({ ids }) => ids));
    expect(behaviours.filter((id) => !broken.has(id))).toEqual([]);
    expect(structure.filter((id) => broken.has(id))).toEqual([]);
  });

  it("each find the place that they change in the sources", async () => {
    await withSwitches(mutants, (file) => Promise.resolve(textOf(file)));
    for (const { name, changes } of mutants) {
      for (const change of changes) {
        if (change.kind === "source" && !change.file.startsWith(".")) replaceOnce(textOf(change.file), change, name);
      }
    }
  });
});

describe("a switch", () => {
  const mutants = [
    mutant("no delay, at all", ["L58"], inPage("a.ts", "delay = 200", "delay = BROKEN ? 0 : 200")),
    mutant("no end", ["L58"], inPage("a.ts", "stop();", "if (!BROKEN) stop();")),
  ];
  const source = "const delay = 200;\nstop();\n";

  it("is on for its own mutant, and off for the others", async () => {
    const text = (await withSwitches(mutants, () => Promise.resolve(source))).get("a.ts") ?? "";
    expect(hasSwitch(text)).toBe(true);
    expect(turn(text, "no delay, at all")).toBe("const delay = !0 ? 0 : 200;\nif (!!1) stop();\n");
    expect(turn(text, null)).toBe("const delay = !1 ? 0 : 200;\nif (!!1) stop();\n");
  });

  it("is refused where its text is not found exactly once, with the names of mutant and file", async () => {
    const read = (): Promise<string> => Promise.resolve("");
    await expect(withSwitches(mutants, read)).rejects.toThrow(
      'The mutant "no delay, at all" finds its text 0 times in a.ts, not once.',
    );
  });
});
