import { readFile } from "node:fs/promises";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { buildFolder, normalize, readPages } from "./site";

interface Entry {
  readonly route: string;
  readonly frequency: string;
  readonly priority: string;
}

let entries: Entry[];

beforeAll(async () => {
  const $ = load(await readFile(path.join(buildFolder, "sitemap.xml"), "utf8"), { xml: true });
  entries = $("url")
    .toArray()
    .map((url) => ({
      route: normalize($(url).find("loc").text()),
      frequency: $(url).find("changefreq").text(),
      priority: $(url).find("priority").text(),
    }));
});

describe("the sitemap", () => {
  it("names every page but those of the two examples", proves("L175d"), async () => {
    const expected = [...(await readPages()).keys()].filter((route) => !route.startsWith("/examples/"));
    expect(entries.map(({ route }) => route).sort()).toEqual(expected.sort());
  });

  it("says that pages change monthly and are of priority 0.5", proves("L175a", "L175b", "L175c"), () => {
    expect(entries.filter(({ frequency, priority }) => frequency !== "monthly" || priority !== "0.5")).toEqual([]);
  });
});
