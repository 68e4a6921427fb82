import { expect, it } from "vitest";
import { builtFiles, readBuilt } from "./site";

it("the scripts contain the replacement of search-insights, not the package", async () => {
  const scripts = (await builtFiles()).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readBuilt(name)));
  const having = (part: string): number => texts.filter((text) => text.includes(part)).length;
  // The package loads the client of the service from this URL.
  expect(having("npm/search-insights@")).toBe(0);
  expect(having("The search of this site reports to no analytics service.")).toBe(1);
});
