import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hostFiles, headersFile, redirectsFile } from "@site/src/plugins/hosting";
import { compressFolder } from "@site/src/plugins/hosting/compress/compress";
import { listFiles } from "@site/src/shared/files";
import { temporaryFolder } from "../../temporaryFolder";
import { readPagesFor } from "../readPages";

describe("the headers for static hosts", () => {
  // Some hosts do not know the media type of Markdown.
  it("secure every page, cache assets and name the type of Markdown", () => {
    expect(headersFile("default-src 'self'", "/sub/").split("\n")).toEqual([
      "/sub/*",
      "  Content-Security-Policy: default-src 'self'",
      "  X-Content-Type-Options: nosniff",
      "  X-Frame-Options: SAMEORIGIN",
      "  Referrer-Policy: strict-origin-when-cross-origin",
      "  Cross-Origin-Opener-Policy: same-origin",
      expect.stringMatching(/^ {2}Permissions-Policy: (?:[a-z-]+=\(\)(?:, |$)){15}$/u),
      '  Link: </sub/llms.txt>; rel="describedby"',
      "",
      "/sub/assets/*",
      "  Cache-Control: public, max-age=31536000, immutable",
      "",
      "/sub/*.md",
      "  Content-Type: text/markdown; charset=utf-8",
      "",
    ]);
  });
});

describe("the redirects for static hosts", () => {
  it("lead from the .html file of a page to its path, fewest segments first", () => {
    const pages = ["docs/intro", "zebra", "api/", "404.html", "about", ""].map(
      (path) => `https://site.example/sub/${path}`,
    );
    const text = redirectsFile(pages, "/sub/");
    expect(text).toBe(
      "/sub/about.html /sub/about 301\n/sub/zebra.html /sub/zebra 301\n/sub/api.html /sub/api/ 301\n/sub/docs/intro.html /sub/docs/intro 301\n",
    );
  });

  it("omit the home page, whose path names no file", () => {
    expect(redirectsFile(["https://site.example/"], "/")).toBe("");
  });
});

describe("a site of two locales", () => {
  it("has the script hashes of both in its headers", async () => {
    const page = (script: string, path: string): string =>
      `<html><head><meta charset=UTF-8><link rel=canonical href=https://site.example${path}><script>${script}</script></head></html>`;
    const folder = await temporaryFolder({ "index.html": page("a()", "/") });
    const site = { folder, baseUrl: "/", origin: "https://site.example" };
    await readPagesFor(folder, hostFiles(site));
    const first = await readFile(path.join(folder, "_headers"), "utf8");
    await mkdir(path.join(folder, "fr"));
    await writeFile(path.join(folder, "fr/index.html"), page("b()", "/fr/"));
    await readPagesFor(folder, hostFiles(site));
    const both = await readFile(path.join(folder, "_headers"), "utf8");
    expect(first.match(/'sha256-/gu)).toHaveLength(1);
    expect(both.match(/'sha256-/gu)).toHaveLength(2);
    expect(await readFile(path.join(folder, "_redirects"), "utf8")).toBe("/fr.html /fr/ 301\n");
  });
});

describe("precompressed copies", () => {
  it("are written for all text files that are long enough", async () => {
    const text = "Type User has a field name. ".repeat(100);
    const given = { "a/long.html": text, "a/long.md": text, "short.html": "short", "image.png": text };
    const folder = await temporaryFolder(given);
    const { files, raw } = await compressFolder(folder);
    expect({ files, raw }).toEqual({ files: 2, raw: 2 * text.length });
    expect((await listFiles(folder)).join(" ")).toBe(
      "a/long.html a/long.html.br a/long.html.gz a/long.md a/long.md.br a/long.md.gz image.png short.html",
    );
    expect(gunzipSync(await readFile(path.join(folder, "a/long.html.gz"))).toString()).toBe(text);
    expect(brotliDecompressSync(await readFile(path.join(folder, "a/long.html.br"))).toString()).toBe(text);
  });

  it("are identical for equal files, without a time or a name in them", async () => {
    const text = "scalar Date ".repeat(200);
    const [a, b] = [await temporaryFolder({ "a.js": text }), await temporaryFolder({ "b.js": text })];
    await Promise.all([compressFolder(a), compressFolder(b)]);
    for (const kind of ["gz", "br"]) {
      const copy = await readFile(path.join(a, `a.js.${kind}`));
      expect(copy.equals(await readFile(path.join(b, `b.js.${kind}`)))).toBe(true);
    }
    const header = (await readFile(path.join(a, "a.js.gz"))).subarray(4, 10);
    expect([...header]).toEqual([0, 0, 0, 0, expect.any(Number), 255]);
  });
});
