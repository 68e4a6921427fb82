import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { buildFolder, builtFiles } from "./site";

it("the scripts contain autocomplete-core without search-insights", async () => {
  const scripts = (await builtFiles()).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(buildFolder, name), "utf8")));
  const having = (part: string): number => texts.filter((text) => text.includes(part)).length;
  expect(having("navigateNewWindow")).toBe(1);
  // The package loads the client of the service from this URL.
  expect(having("npm/search-insights@")).toBe(0);
});
