import { beforeAll, describe, expect, it } from "vitest";
import { brokenLinks, linksOf, readSite } from "./links/site";
import type { Site } from "./links/site";
import { filesOf, readSource } from "./markdown/files";
import { readPages } from "./markdown/pages";

const pages = await readPages();
let site: Site;

beforeAll(async () => {
  site = await readSite();
});

describe("internal links", () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    "of %s lead to pages and anchors that exist",
    async (_, page) => {
      expect(await brokenLinks(page, site)).toEqual([]);
    },
  );
});

it("external links use HTTPS", async () => {
  const insecure = /(?<=["'`(<])http:\/\/(?!localhost\b)[^\s"'`)>]+/gu;
  const texts = ["CONTRIBUTING.md", "README.md", ...(await filesOf("src", /\.tsx?$/u))].map(readSource);
  const found = (await Promise.all(texts)).flatMap((text) => text.match(insecure) ?? []);
  const ofPages = pages.flatMap(({ tree }) => linksOf(tree)).map(({ url }) => url);
  expect([...found, ...ofPages.filter((url) => url.startsWith("http:"))]).toEqual([]);
});
