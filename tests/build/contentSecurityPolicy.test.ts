import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFolder, builtFiles } from "./site";

/** Sources of a policy by directive. */
type Directives = ReadonlyMap<string, readonly string[]>;

interface Page {
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly directives: Directives;
}

let pages: readonly Page[];
let sent: string;

function directivesOf(policy: string): Directives {
  return new Map(
    policy
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

beforeAll(async () => {
  const files = (await builtFiles()).filter((file) => file.endsWith(".html"));
  pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(buildFolder, file), "utf8");
      const $ = load(html);
      return {
        file,
        html,
        $,
        directives: directivesOf($("meta[http-equiv=Content-Security-Policy]").attr("content") ?? ""),
      };
    }),
  );
  sent = await readFile(path.join(buildFolder, "_headers"), "utf8");
});

/** Files of the pages for which a condition does not hold. */
function except(holds: (page: Page) => boolean): string[] {
  return pages.filter((page) => !holds(page)).map(({ file }) => file);
}

/** Hashes of the inline scripts that a browser would run, found with a different parser than in the build. */
function scriptHashes({ $ }: Page): string[] {
  return $("script:not([src])")
    .toArray()
    .filter((script) => !["application/ld+json", "application/json"].includes($(script).attr("type") ?? ""))
    .map((script) => `'sha256-${createHash("sha256").update($(script).text()).digest("base64")}'`);
}

describe("the policy of each page", () => {
  it("is there once, even on the not-found page", () => {
    expect(pages.map(({ file }) => file)).toContain("404.html");
    expect(pages.length).toBeGreaterThan(130);
    expect(except(({ $ }) => $("meta[http-equiv=Content-Security-Policy]").length === 1)).toEqual([]);
  });

  it("follows the encoding directly, before anything that it governs", () => {
    const start = /<head><meta charset="?utf-8"?\s*\/?><meta http-equiv="Content-Security-Policy" /iu;
    expect(except(({ html }) => start.test(html))).toEqual([]);
  });

  it("allows exactly the inline scripts of the page", () => {
    expect(pages.some((page) => scriptHashes(page).length > 0)).toBe(true);
    const wrong = except((page) => {
      const allowed = page.directives.get("script-src")?.filter((source) => source !== "'self'") ?? [];
      return allowed.sort().join() === [...new Set(scriptHashes(page))].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["default-src", "'self'"],
    ["script-src-attr", "'none'"],
    ["style-src", "'self' 'unsafe-inline'"],
    ["img-src", "'self' data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["manifest-src", "'self'"],
    ["worker-src", "blob:"],
    ["media-src", "'none'"],
    ["frame-src", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
  ])("has the directive %s %s", (name, sources) => {
    expect(except(({ directives }) => directives.get(name)?.join(" ") === sources)).toEqual([]);
  });

  it("allows no script from text and no other origin", () => {
    const loose = /'unsafe-(?:inline|eval|hashes)'|'wasm-unsafe-eval'|'strict-dynamic'|https?:|\*/u;
    expect(except(({ directives }) => !loose.test(directives.get("script-src")?.join(" ") ?? "*"))).toEqual([]);
    expect(
      except(({ directives }) => ![...directives.values()].flat().some((source) => /\/\/|https?:|\*/u.test(source))),
    ).toEqual([]);
  });
});

describe("the headers for static hosts", () => {
  it("send the policy with the hashes of all pages and with frame-ancestors", () => {
    const policy = directivesOf(/^ {2}Content-Security-Policy: (.*)$/mu.exec(sent)?.[1] ?? "");
    expect(policy.get("frame-ancestors")).toEqual(["'self'"]);
    const all = new Set(pages.flatMap(scriptHashes));
    expect(policy.get("script-src")).toEqual(["'self'", ...[...all].sort()]);
    for (const [name, sources] of pages[0]?.directives ?? []) {
      if (name !== "script-src") expect(policy.get(name)).toEqual(sources);
    }
  });

  it("have no lines that are too long for Cloudflare", () => {
    expect(Math.max(...sent.split("\n").map((line) => line.length))).toBeLessThan(2000);
  });
});

describe("the redirects for static hosts", () => {
  it("lead from the .html path of each page to its canonical URL", async () => {
    const lines = (await readFile(path.join(buildFolder, "_redirects"), "utf8")).trimEnd().split("\n");
    const canonical = pages
      .map(({ $ }) => new URL($("link[rel=canonical]").attr("href") ?? "https://none.invalid/").pathname)
      .filter((route) => route !== "/" && !route.endsWith(".html"));
    expect([...lines].sort()).toEqual(
      canonical.map((route) => `${route.replace(/\/$/u, "")}.html ${route} 301`).sort(),
    );
    expect(lines).toContain("/api.html /api/ 301");
    expect(lines).toContain("/docs/intro.html /docs/intro 301");
  });
});
