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

describe("the links inside the site", () => {
  it.each(pages.map((page) => [page.path, page] as const))("all lead somewhere on %s", async (_, page) => {
    expect(await brokenLinks(page, site)).toEqual([]);
  });
});

describe("the links out of the site", () => {
  it("all stand in the report", async () => {
    await expect(reportOf(await externalLinks())).toMatchFileSnapshot("external-links.md");
  });

  it("are encrypted", async () => {
    expect([...(await externalLinks()).keys()].filter((url) => url.startsWith("http:"))).toEqual([]);
  });
});
