import { beforeAll, describe, expect, it } from "vitest";
import { brokenLinks } from "./links/check";
import { externalLinks, reportOf } from "./links/external";
import { readSite } from "./links/site";
import type { Site } from "./links/site";
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

describe("external links", () => {
  it("are all listed in the report", async () => {
    await expect(reportOf(await externalLinks())).toMatchFileSnapshot("external-links.md");
  });

  it("use HTTPS", async () => {
    expect([...(await externalLinks()).keys()].filter((url) => url.startsWith("http:"))).toEqual([]);
  });
});
