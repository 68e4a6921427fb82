// Misspelt on purpose.
// cspell:disable
import { describe, expect, it } from "vitest";
import { nearIn } from "@site/src/plugins/search/browser/engine/near";

const near = nearIn(["schema", "scheme", "schemes"]);

describe("the terms near a word", () => {
  it("differ by so many letters, and no more", () => {
    expect(near("schemex", 1)).toEqual(["scheme", "schemes"]);
    expect(near("schemex", 2)).toEqual(["schema", "scheme", "schemes"]);
    expect(near("schemata", 1)).toEqual([]);
    expect(near("schemata", 2)).toEqual(["schema"]);
    expect(near("schema", 0)).toEqual(["schema"]);
  });

  it.each([
    ["changed", "schima"],
    ["left out", "shema"],
    ["added", "schhema"],
    ["swapped with its neighbour", "shcema"],
    ["changed at the end", "schemo"],
    ["left out at the beginning", "chema"],
  ])("have a letter %s", (_, word) => {
    expect(near(word, 1)).toContain("schema");
  });

  it("have no letter that was changed twice", () => {
    // Swapped, and then one put between: three steps.
    expect(nearIn(["ca"])("abc", 2)).toEqual([]);
    expect(nearIn(["ca"])("abc", 3)).toEqual(["ca"]);
  });
});
