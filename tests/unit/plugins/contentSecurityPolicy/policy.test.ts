// cspell:ignore avascript
import { describe, expect, it } from "vitest";
import { createPolicies } from "@site/src/plugins/contentSecurityPolicy";
import { headerPolicyOf, policyOf } from "@site/src/plugins/contentSecurityPolicy/policy";
import { hashSource, scanPage } from "@site/src/plugins/contentSecurityPolicy/scan";
import type { Scan } from "@site/src/plugins/contentSecurityPolicy/scan";
import { parsePage } from "@site/src/shared/markup/page";

const ORIGIN = "https://site.example";

function page(body: string, head = ""): string {
  return `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}<title>Page</title></head><body>${body}</body></html>`;
}

function scanned(html: string): Scan {
  return scanPage(parsePage(html).tree, ORIGIN);
}

/** Adds policies to the pages of a site, and returns the last page. */
function protect(...pages: readonly string[]): string {
  const policies = createPolicies(ORIGIN);
  const written = pages.map((html, at) => policies.protect({ ...parsePage(html), file: `${String(at)}.html` }, html));
  policies.header();
  return written.at(-1) ?? "";
}

describe("the scan of a page", () => {
  it("returns the hash of an inline script according to the standard", () => {
    // This is the example of the Content Security Policy standard.
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(scanned(page("<script>alert('Hello, world.');</script>")).scriptHashes).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it.each([
    ["with undecoded character references", "a&&b;c='&amp;&lt;';d=1<2"],
    ["with non-ASCII characters", "console.log('é 漢 😀')"],
    ["with line breaks at both ends", "\n  start()\n"],
  ])("hashes the exact text of a script %s", (_, script) => {
    expect(scanned(page(`<script>${script}</script>`)).scriptHashes).toEqual([hashSource(script)]);
  });

  it("returns unique hashes in a stable order", () => {
    const scan = (...scripts: string[]): readonly string[] =>
      scanned(page(scripts.map((script) => `<script>${script}</script>`).join(""))).scriptHashes;
    expect(scan("a()", "b()", "a()")).toEqual(scan("b()", "a()"));
    expect(scan("a()", "b()")).toHaveLength(2);
  });

  it.each([
    "module",
    "text/javascript",
    "TEXT/JavaScript ",
    "application/javascript",
    "text/ecmascript",
    "application/ecmascript",
    "importmap",
    "speculationrules",
    "",
  ])("hashes a script of the type %j", (type) => {
    expect(scanned(page(`<script type="${type}">{}</script>`)).scriptHashes).toHaveLength(1);
  });

  it.each([
    '<script type="application/ld+json">{}</script>',
    '<script src="/a.js"></script>',
    "<!-- <script>a()</script> -->",
  ])("returns no hash for %s", (element) => {
    expect(scanned(page(element))).toMatchObject({ scriptHashes: [], faults: [] });
  });

  it.each([
    ['<button onclick="a()">A</button>', /<button> has an inline event handler: onclick/u],
    ["<svg OnLoad=a()></svg>", /<svg> has an inline event handler/u],
    ["<a href=javascript:a()>A</a>", /<a> has a script in href/u],
    ['<a href=" java\nscript:a()">A</a>', /<a> has a script in href/u],
    ['<a href="&#106;avascript&colon;a()">A</a>', /<a> has a script in href/u],
    ['<form action="JavaScript:a()"></form>', /<form> has a script in action/u],
    ['<iframe srcdoc="<p>A</p>"></iframe>', /srcdoc/u],
    ["<portal src=javascript:a()></portal>", /<portal> has a script in src/u],
    ["<button formaction=javascript:a()>A</button>", /<button> has a script in formaction/u],
    ["<object data=javascript:a()></object>", /<object> has a script in data/u],
    ["<video poster=javascript:a()></video>", /<video> has a script in poster/u],
    ["<svg><a xlink:href=javascript:a()>A</a></svg>", /<a> has a script in xlink:href/u],
    ["<iframe src=https://elsewhere.example/></iframe>", /<iframe> loads from another origin/u],
    ["<embed src=https://elsewhere.example/a.swf>", /<embed> loads from another origin/u],
    ["<source src=https://elsewhere.example/a.mp4>", /<source> loads from another origin/u],
    ["<video src=https://elsewhere.example/a.mp4></video>", /<video> loads from another origin/u],
    ["<audio src=https://elsewhere.example/a.mp3></audio>", /<audio> loads from another origin/u],
    ["<track src=https://elsewhere.example/a.vtt>", /<track> loads from another origin/u],
    ["<input type=image src=https://elsewhere.example/a.png>", /<input> loads from another origin/u],
    ["<script src=https://elsewhere.example/a.js></script>", /<script> loads from another origin/u],
    ["<script src=//elsewhere.example/a.js></script>", /<script> loads from another origin/u],
    ["<img src=https://elsewhere.example/badge.svg>", /<img> loads from another origin/u],
    ['<link rel="preload stylesheet" href=https://elsewhere.example/a.css>', /<link> loads from another origin/u],
  ])("reports %s, which the policy would block", (element, fault) => {
    const { faults } = scanned(page(element));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it.each([
    "<a href=https://elsewhere.example/>A</a>",
    "<a href=/javascript:a>A</a>",
    "<img src=data:image/png;base64,AA>",
    "<img src=https://site.example/a.png>",
    "<script src=/assets/a.js></script>",
    "<link rel=alternate href=https://elsewhere.example/>",
    "<p data-once=a>on = onclick</p>",
  ])("accepts %s", (element) => {
    expect(scanned(page(element)).faults).toEqual([]);
  });
});

describe("the policy of a page", () => {
  it("is inserted directly after the encoding", () => {
    const html = page("<script>a()</script>");
    const result = protect(html);
    const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u.exec(result)?.[0] ?? "";
    expect(policy).toContain(`script-src 'self' ${hashSource("a()")};`);
    expect(result.replace(policy, "")).toBe(html);
    expect(result).toContain(`<meta charset=UTF-8>${policy}`);
  });

  it.each(['<meta charset="utf-8">', "<meta charset=UTF-8>", '<meta charset="UTF-8" />'])(
    "is inserted after %s",
    (charset) => {
      expect(protect(`<html><head>${charset}</head></html>`)).toContain(`${charset}<meta http-equiv`);
    },
  );

  it("is not added twice", () => {
    const once = protect(page("<script>a()</script>"));
    expect(protect(once)).toBe(once);
  });

  it("is rejected if an existing policy does not match the scripts", () => {
    const once = protect(page("<script>a()</script>"));
    expect(() => protect(once.replace("a()", "b()"))).toThrow(/does not fit its inline scripts/u);
  });

  it("is rejected on a page without an encoding", () => {
    expect(() => protect("<html><head></head></html>")).toThrow(/encoding/u);
  });
});

describe("the directives", () => {
  const page =
    "default-src 'self'; script-src 'self' 'sha256-a'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src blob:; " +
    "media-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

  it("of a page allow files of the site and inline scripts with these hashes", () => {
    expect(policyOf(["'sha256-a'"])).toBe(page);
  });

  it("of a header also restrict who may frame the page", () => {
    expect(headerPolicyOf(["'sha256-a'"])).toBe(`${page}; frame-ancestors 'self'`);
  });
});

describe("the policies of a site", () => {
  it("stop the build, listing every element that they would block", () => {
    const broken = [
      page("<button onclick=a()>A</button><a href=javascript:a()>A</a>"),
      page("<img src=https://elsewhere.example/b.png>"),
    ];
    expect(() => protect(...broken, page(""))).toThrow(
      /0\.html: <button> has an inline event handler: onclick="a\(\)"\n<a> has a script in href\n1\.html: <img> loads/u,
    );
  });
});
