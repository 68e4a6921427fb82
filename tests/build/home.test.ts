import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { readPages } from "./site";

let $: CheerioAPI;

beforeAll(async () => {
  const home = (await readPages()).get("/");
  if (!home) throw new Error("The build has no home page.");
  ({ $ } = home);
});

const part = (id: string) => $("section").has(`#${id}`);
/** Alternative texts of the pictures in a section, without duplicates: each picture exists for both colour modes. */
const pictures = (id: string): Set<string> =>
  new Set(Array.from(part(id).find("img"), (img) => $(img).attr("alt") ?? ""));

describe("the home page, below its first screen,", () => {
  it("shows what the tool does, and says when not to use it", () => {
    const features = part("what-it-does").find("li");
    expect(features).toHaveLength(6);
    expect([...pictures("what-it-does")].filter((text) => /\w{3}/u.test(text))).toHaveLength(5);
    expect(
      features.filter((_, feature) => $(feature).text().includes("Any source of a schema")).find("dl"),
    ).toHaveLength(1);
    expect(pictures("output").size).toBe(2);
    expect(part("when-not-to-use-it").find("p")).toHaveLength(1);
  });

  it("shows pages of four frameworks and three sites of the showcase", () => {
    const code = Array.from(part("frameworks").find("pre"), (pre) => $(pre).text());
    expect(code.map((text) => /deprecated/iu.test(text))).toEqual([true, true, true, true]);
    const sites = Array.from(part("who-uses-it").find("li"), (site) => /IOTA|Mozilla|Sui/u.exec($(site).text())?.[0]);
    expect(sites).toEqual(["IOTA", "Mozilla", "Sui"]);
  });
});
