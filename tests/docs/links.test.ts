import { beforeAll, describe, expect, it } from "vitest";
import { brokenLinks } from "./links/check";
import { urlsIn, externalLinks, reportOf } from "./links/external";
import { readSite } from "./links/site";
import type { Site } from "./links/site";
import { readPages } from "./markdown/pages";
import { parsePage } from "./markdown/parse";

const pages = await readPages();
let site: Site;

beforeAll(async () => {
  site = await readSite();
});

async function broken(path: string, body: string): Promise<string[]> {
  return brokenLinks(await parsePage(path, body), site);
}

describe("the links inside the site", () => {
  it.each(pages.map((page) => [page.path, page] as const))("all lead somewhere on %s", async (_, page) => {
    expect(await brokenLinks(page, site)).toEqual([]);
  });

  it.each([
    ["a file", "docs/intro.mdx", "./settings.mdx"],
    ["a file above", "docs/advanced/homepage.mdx", "../intro.mdx"],
    ["an explicit anchor of a file", "docs/intro.mdx", "./settings.mdx#docoptions-index"],
    ["an implicit anchor of a file", "docs/intro.mdx", "./get-started.mdx#use-another-framework"],
    ["a path of the specification", "docs/intro.mdx", "/docs/category/advanced-settings"],
    ["a generated page", "docs/intro.mdx", "/examples/default/types/objects/user"],
    ["an anchor of a generated page", "docs/intro.mdx", "/examples/default/types/objects/user#name"],
    ["a file from the home page of an example", "examples/landing/default.mdx", "./types/objects/user.mdx"],
    ["a picture", "docs/intro.mdx", "/img/logo.svg"],
    ["a download", "docs/intro.mdx", "pathname:///downloads/graphql-formatter.zip"],
  ])("may name %s", async (_, from, url) => {
    expect(await broken(from, `[It](${url}).`)).toEqual([]);
  });

  it.each([
    ["a file that is missing", "./setting.mdx", "leads nowhere"],
    ["a path that is missing", "/docs/setting", "leads nowhere"],
    ["an anchor that the page lacks", "#nowhere", "names an anchor that docs/intro.mdx does not have"],
    ["an anchor that another page lacks", "./settings.mdx#no", "names an anchor that docs/settings.mdx does not have"],
    ["an anchor of a category", "/docs/category/advanced-settings#a", "has an anchor on a page without a source"],
    ["a picture that is missing", "/img/none.png", "leads nowhere"],
    ["a download that is missing", "pathname:///downloads/none.zip", "leads nowhere"],
  ])("are found out when they name %s", async (_, url, fault) => {
    expect(await broken("docs/intro.mdx", `\n[It](${url}).`)).toEqual([`docs/intro.mdx:2: ${url} ${fault}`]);
  });

  it("count in elements, but not in code", async () => {
    const body = '`[a](./a.mdx)`\n\n```md\n[b](./b.mdx)\n```\n\n<a href="./c.mdx">c</a>\n';
    expect(await broken("docs/intro.mdx", body)).toEqual(["docs/intro.mdx:7: ./c.mdx leads nowhere"]);
  });
});

describe("the links out of the site", () => {
  it("all stand in the report", async () => {
    await expect(reportOf(await externalLinks())).toMatchFileSnapshot("external-links.md");
  });

  it("are encrypted", async () => {
    expect([...(await externalLinks()).keys()].filter((url) => url.startsWith("http:"))).toEqual([]);
  });

  it("are found in the site's code", () => {
    const code = `
      const home = "https://a.example", release = \`\${home}/releases\`, page = \`\${home}/\${name}\`;
      const said = "see https://b.example"; <a href="https://c.example">c</a>;`;
    expect(urlsIn("x.tsx", code)).toEqual(["https://a.example", "https://a.example/releases", "https://c.example"]);
  });
});
