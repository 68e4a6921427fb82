import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { readBuilt, builtFiles, normalize, readPages } from "./site";

interface Entry {
  readonly route: string;
  readonly frequency: string;
  readonly priority: string;
}

let entries: Entry[];

beforeAll(async () => {
  const $ = load(await readBuilt("sitemap.xml"), { xml: true });
  entries = $("url")
    .toArray()
    .map((url) => ({
      route: normalize($(url).find("loc").text()),
      frequency: $(url).find("changefreq").text(),
      priority: $(url).find("priority").text(),
    }));
});

describe("the sitemap", () => {
  it("has every page but those of the two examples", proves("L175d"), async () => {
    const expected = [...(await readPages()).keys()].filter((route) => !route.startsWith("/examples/"));
    expect(entries.map(({ route }) => route).sort()).toEqual(expected.sort());
  });

  it("is in the file sitemap.xml only", proves("L175a"), async () => {
    expect((await builtFiles()).filter((file) => file.includes("sitemap"))).toEqual(["sitemap.xml"]);
  });

  it("has the change frequency monthly and the priority 0.5", proves("L175b", "L175c"), () => {
    expect(entries.filter(({ frequency, priority }) => frequency !== "monthly" || priority !== "0.5")).toEqual([]);
  });
});
