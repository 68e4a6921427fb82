import { createHash } from "node:crypto";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { describe, expect, it } from "vitest";
import { headerPolicyOf, policyOf } from "@site/src/plugins/contentSecurityPolicy/policy";
import { builtFiles, readBuilt } from "./site";

interface Page {
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

const pages: readonly Page[] = await Promise.all(
  (await builtFiles())
    .filter((file) => file.endsWith(".html"))
    .map(async (file) => {
      const html = await readBuilt(file);
      return { file, html, $: load(html) };
    }),
);
const headersFile = await readBuilt("_headers");

/** Files of the pages for which a condition does not hold. */
function filesExcept(holds: (page: Page) => boolean): string[] {
  return pages.filter((page) => !holds(page)).map(({ file }) => file);
}

/** Hashes of the inline scripts that a browser would run, found with parse5, while the build uses htmlparser2. */
function scriptHashes({ $ }: Page): string[] {
  return $("script:not([src])")
    .toArray()
    .filter((script) => !["application/ld+json", "application/json"].includes($(script).attr("type") ?? ""))
    .map((script) => `'sha256-${createHash("sha256").update($(script).text()).digest("base64")}'`);
}

const sorted = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();

describe("the policy of each page", () => {
  it("allows exactly the inline scripts of the page, also on the not-found page", () => {
    expect(pages.map(({ file }) => file)).toContain("404.html");
    expect(pages.length).toBeGreaterThan(130);
    expect(pages.some((page) => scriptHashes(page).length > 0)).toBe(true);
    const wrong = filesExcept((page) => {
      const policy = page.$("meta[http-equiv=Content-Security-Policy]");
      return policy.length === 1 && policy.attr("content") === policyOf(sorted(scriptHashes(page)));
    });
    expect(wrong).toEqual([]);
  });

  it("comes right after the encoding, before all content that the policy governs", () => {
    const start = /<head><meta charset="?utf-8"?\s*\/?><meta http-equiv="Content-Security-Policy" /iu;
    expect(filesExcept(({ html }) => start.test(html))).toEqual([]);
  });
});

describe("the headers for static hosts", () => {
  it("send the policy with the hashes of all pages and with frame-ancestors", () => {
    expect(headersFile).toContain(
      `\n  Content-Security-Policy: ${headerPolicyOf(sorted(pages.flatMap(scriptHashes)))}\n`,
    );
  });

  it("have no lines that are too long for Cloudflare", () => {
    expect(Math.max(...headersFile.split("\n").map((line) => line.length))).toBeLessThan(2000);
  });
});

it("the redirects for static hosts lead from .html paths to canonical URLs", async () => {
  const lines = (await readBuilt("_redirects")).trimEnd().split("\n");
  const canonical = pages
    .map(({ $ }) => new URL($("link[rel=canonical]").attr("href") ?? "https://none.invalid/").pathname)
    .filter((route) => route !== "/" && !route.endsWith(".html"));
  expect([...lines].sort()).toEqual(canonical.map((route) => `${route.replace(/\/$/u, "")}.html ${route} 301`).sort());
  expect(lines).toContain("/api.html /api/ 301");
  expect(lines).toContain("/docs/intro.html /docs/intro 301");
});
