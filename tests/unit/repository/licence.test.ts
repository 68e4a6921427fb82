import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["packages/reference-formatter", "packages/fast-relations", "packages/schema-report"])(
  "%s, which readers copy, contains the licence",
  (folder) => {
    expect(readFileSync(`${folder}/LICENSE`, "utf8")).toBe(readFileSync("LICENSE", "utf8"));
  },
);
