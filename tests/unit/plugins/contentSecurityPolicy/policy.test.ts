// cspell:ignore avascript
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { protectPages } from "@site/src/plugins/contentSecurityPolicy";
import { protectPage } from "@site/src/plugins/contentSecurityPolicy/page";
import { hashSource, scanPage } from "@site/src/plugins/contentSecurityPolicy/scan";
import { temporaryFolder } from "../../temporaryFolder";

const ORIGIN = "https://site.example";

function page(body: string, head = ""): string {
  return `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}<title>Page</title></head><body>${body}</body></html>`;
}

describe("the scan of a page", () => {
  it("gives the hash of an inline script, as the standard has it", () => {
    // The example of the Content Security Policy standard.
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(scanPage(page("<script>alert('Hello, world.');</script>"), ORIGIN).scriptHashes).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it.each([
    ["with references and signs that other text would have decoded", "a&&b;c='&amp;&lt;';d=1<2"],
    ["with another language", "console.log('é 漢 😀')"],
    ["with line ends", "\n  start()\n"],
  ])("takes the exact text of a script %s", (_what, script) => {
    expect(scanPage(page(`<script>${script}</script>`), ORIGIN).scriptHashes).toEqual([hashSource(script)]);
  });

  it("gives each hash once, in an order that does not depend on the page", () => {
    const scan = (...scripts: string[]): readonly string[] =>
      scanPage(page(scripts.map((script) => `<script>${script}</script>`).join("")), ORIGIN).scriptHashes;
    expect(scan("a()", "b()", "a()")).toEqual(scan("b()", "a()"));
    expect(scan("a()", "b()")).toHaveLength(2);
  });

  it.each(["module", "text/javascript", "TEXT/JavaScript", "importmap", "speculationrules", ""])(
    "counts scripts of the type %j",
    (type) => {
      expect(scanPage(page(`<script type="${type}">{}</script>`), ORIGIN).scriptHashes).toHaveLength(1);
    },
  );

  it.each([
    '<script type="application/ld+json">{}</script>',
    '<script src="/a.js"></script>',
    "<!-- <script>a()</script> -->",
  ])("needs no hash for %s", (element) => {
    expect(scanPage(page(element), ORIGIN)).toMatchObject({ scriptHashes: [], faults: [] });
  });

  it.each([
    ['<button onclick="a()">A</button>', /<button> has an inline event handler: onclick/u],
    ["<svg OnLoad=a()></svg>", /<svg> has an inline event handler/u],
    ["<a href=javascript:a()>A</a>", /<a> has a script in href/u],
    ['<a href=" java\nscript:a()">A</a>', /<a> has a script in href/u],
    ['<a href="&#106;avascript&colon;a()">A</a>', /<a> has a script in href/u],
    ['<form action="JavaScript:a()"></form>', /<form> has a script in action/u],
    ['<iframe srcdoc="<p>A</p>"></iframe>', /srcdoc/u],
    ["<script src=https://elsewhere.example/a.js></script>", /<script> loads from a foreign origin/u],
    ["<script src=//elsewhere.example/a.js></script>", /<script> loads from a foreign origin/u],
    ["<img src=https://elsewhere.example/badge.svg>", /<img> loads from a foreign origin/u],
    ['<link rel="preload stylesheet" href=https://elsewhere.example/a.css>', /<link> loads from a foreign origin/u],
  ])("finds what no hash can allow: %s", (element, fault) => {
    const { faults } = scanPage(page(element), ORIGIN);
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
  ])("has nothing against %s", (element) => {
    expect(scanPage(page(element), ORIGIN).faults).toEqual([]);
  });
});

describe("the policy of a page", () => {
  it("stands directly after the encoding, and changes nothing else", () => {
    const html = page("<script>a()</script>");
    const result = protectPage(html, ORIGIN).html;
    const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u.exec(result)?.[0] ?? "";
    expect(policy).toContain(`script-src 'self' ${hashSource("a()")};`);
    expect(result.replace(policy, "")).toBe(html);
    expect(result).toContain(`<meta charset=UTF-8>${policy}`);
  });

  it.each(['<meta charset="utf-8">', "<meta charset=UTF-8>", '<meta charset="UTF-8" />'])(
    "is found a place after %s",
    (charset) => {
      const html = `<html><head>${charset}</head></html>`;
      expect(protectPage(html, ORIGIN).html).toContain(`${charset}<meta http-equiv`);
    },
  );

  it("stays as it is when it is there already", () => {
    const once = protectPage(page("<script>a()</script>"), ORIGIN);
    expect(protectPage(once.html, ORIGIN)).toEqual(once);
  });

  it("is refused when it does not fit the scripts", () => {
    const once = protectPage(page("<script>a()</script>"), ORIGIN).html;
    expect(() => protectPage(once.replace("a()", "b()"), ORIGIN)).toThrow(/does not fit its inline scripts/u);
  });

  it("is refused on a page that does not say its encoding first", () => {
    expect(() => protectPage("<html><head></head></html>", ORIGIN)).toThrow(/encoding/u);
  });
});

describe("the policies of a site", () => {
  it("are written into its pages, and their scripts and addresses are returned", async () => {
    const folder = await temporaryFolder({
      "index.html": page("<script>a()</script>", "<link rel=canonical href=https://site.example/>"),
      "docs/index.html": page("<script>b()</script>", "<link rel=canonical href=https://site.example/docs>"),
      "404.html": page("<script>a()</script>"),
    });
    const result = await protectPages(folder, ["index.html", "docs/index.html", "404.html"], ORIGIN);
    expect(result).toEqual({
      scriptHashes: [hashSource("a()"), hashSource("b()")].sort(),
      addresses: ["https://site.example/", "https://site.example/docs"],
    });
    expect(await readFile(path.join(folder, "404.html"), "utf8")).toContain(hashSource("a()"));
  });

  it("stop the build with every page and element that they would break", async () => {
    const folder = await temporaryFolder({
      "a.html": page("<button onclick=a()>A</button><a href=javascript:a()>A</a>"),
      "b.html": page("<img src=https://elsewhere.example/b.png>"),
      "c.html": page(""),
    });
    await expect(protectPages(folder, ["a.html", "b.html", "c.html"], ORIGIN)).rejects.toThrow(
      /a\.html: <button> has an inline event handler: onclick="a\(\)"\n<a> has a script in href\nb\.html: <img> loads/u,
    );
  });
});
