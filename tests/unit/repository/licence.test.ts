import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { downloads } from "@site/src/data/downloads";

it.each(Object.values(downloads).map(({ source }) => source))(
  "%s, which readers copy, contains the licence",
  (folder) => {
    expect(readFileSync(`${folder}/LICENSE`, "utf8")).toBe(readFileSync("LICENSE", "utf8"));
  },
);
