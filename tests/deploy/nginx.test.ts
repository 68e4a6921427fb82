// cspell:ignore cscript ealert fpolicy ntro
import { readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { IMMUTABLE, securityHeaders } from "@site/src/plugins/hosting";
import { builtFiles } from "../build/site";
import { specifiedRoutes } from "../build/specifiedRoutes";
import { freePort } from "../freePort";
import { ask, compressedBuild, prepareNginx, strangeHash, tinyBuild } from "./nginx";
import type { Answer, Nginx } from "./nginx";

let nginx: Nginx;
let build: string;
let files: string[];

beforeAll(async () => {
  build = await compressedBuild();
  files = await builtFiles();
  nginx = await prepareNginx(await freePort());
  await nginx.release(build);
  await nginx.start();
  return async () => {
    await nginx.remove();
    await rm(build, { recursive: true, force: true });
  };
});

function get(target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask(nginx.origin, target, { headers });
}

async function built(file: string): Promise<string> {
  return readFile(path.join(build, file), "utf8");
}

function assetNamed(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`No file in the build matches ${String(pattern)}.`);
  return `/${file}`;
}

const script = (): string => assetNamed(/^assets\/js\/main\..*\.js$/u);
const pageTable = (): string => assetNamed(/^assets\/js\/pages\..*\.json$/u);
const styleSheet = (): string => assetNamed(/^assets\/css\/styles\..*\.css$/u);

describe("the paths of pages", () => {
  it("have status 200 without a redirect", async () => {
    const answers = await Promise.all(specifiedRoutes.map((route) => get(route)));
    const wrong = answers.flatMap(({ status }, at) =>
      status === 200 ? [] : [`${specifiedRoutes[at] ?? ""} ${String(status)}`],
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["/", "index.html"],
    ["/docs/intro", "docs/intro/index.html"],
    ["/docs/intro/", "docs/intro/index.html"],
    ["/docs/intro.html", "docs/intro/index.html"],
    ["/docs/intro/index.html", "docs/intro/index.html"],
    ["/docs/%69ntro?a=b%20c", "docs/intro/index.html"],
    ["/api/", "api/index.html"],
    ["/api", "api/index.html"],
    ["/api/index.html", "api/index.html"],
    ["/index.html", "index.html"],
  ])("%s leads to the file %s", async (route, file) => {
    const { status, headers, body } = await get(route);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe(await built(file));
  });
});

describe("a program that asks for Markdown", () => {
  it.each([
    ["/", "index.md"],
    ["/docs/intro", "docs/intro.md"],
    ["/docs/intro/", "docs/intro.md"],
    ["/api/", "api.md"],
    ["/api", "api.md"],
  ])("gets the Markdown form of %s", async (route, file) => {
    const { status, headers, body } = await get(route, { Accept: "text/markdown, text/html;q=0.9, */*;q=0.1" });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(headers.vary).toContain("Accept");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body.toString()).toBe(await built(file));
  });

  it.each(["text/markdown;q=1.0", "text/html,text/markdown", "Text/Markdown ; q=1"])(
    "is recognized by Accept: %s",
    async (Accept) => {
      expect((await get("/docs/intro", { Accept })).headers["content-type"]).toBe("text/markdown; charset=utf-8");
    },
  );

  it.each(["text/html", "*/*", "text/html, text/markdown;q=0.5", "text/markdown;q=0", "text/markdown-like"])(
    "is not recognized by Accept: %s",
    async (Accept) => {
      const { headers } = await get("/docs/intro", { Accept });
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers.vary?.split(/, /u)).toContain("Accept");
    },
  );

  it("gets the requested file if it has no Markdown form", async () => {
    const headers = { Accept: "text/markdown" };
    expect((await get(script(), headers)).headers["content-type"]).toMatch(/javascript/u);
    expect((await get("/no/such/page", headers)).status).toBe(404);
    expect((await get("/llms.txt", headers)).headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  it.each([
    ["/", "/index.md"],
    ["/docs/intro", "/docs/intro.md"],
    ["/api/", "/api.md"],
  ])("finds links to the Markdown form and to llms.txt in the headers of %s", async (route, file) => {
    const { link } = (await get(route)).headers;
    expect(link).toBe(`</llms.txt>; rel="describedby", <${file}>; rel="alternate"; type="text/markdown"`);
    expect((await get(file)).status).toBe(200);
  });
});

describe("the server", () => {
  it.each([
    "/no/such/page",
    "/no/such/page.html",
    "/docs",
    "/docs/intro/no.html",
    "/assets/js/main.00000000.js",
    "/assets/",
    "/404.html",
    "/no/such/page.md",
    "/docs/intro%00",
    "/%E0%A4%A",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
  ])("finds nothing at %s", async (route) => {
    const { status, headers, body } = await get(route);
    expect([400, 404]).toContain(status);
    if (status === 400) return;
    expect(body.toString()).toBe(await built("404.html"));
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    "/../policy.conf",
    "/%2e%2e/policy.conf",
    "/docs/..%2f..%2fpolicy.conf",
    "//etc/passwd",
    "/assets../policy.conf",
  ])("serves no file outside the build at %s", async (route) => {
    const { status, body } = await get(route);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/add_header|root:/u);
  });

  it.each(["POST", "PUT", "DELETE"])("does not allow the method %s", async (method) => {
    expect((await ask(nginx.origin, "/docs/intro", { method })).status).toBe(405);
  });
});

describe("below a base path", () => {
  let below: Nginx;

  beforeAll(async () => {
    below = await prepareNginx(await freePort(), "sub");
    await below.release(build);
    await below.start();
    return () => below.remove();
  });

  it.each([
    ["/sub/", 200, "index.html"],
    ["/sub/docs/intro", 200, "docs/intro/index.html"],
    ["/sub/docs/intro.html", 200, "docs/intro/index.html"],
    ["/sub/api/", 200, "api/index.html"],
    ["/sub/docs/intro.md", 200, "docs/intro.md"],
    ["/sub/no/such/page", 404, "404.html"],
    ["/sub/404.html", 404, "404.html"],
    ["/sub/_headers", 404, "404.html"],
    ["/docs/intro", 404, "404.html"],
    ["/robots.txt", 200, "robots.txt"],
  ])("%s has status %i, page %s and all headers", async (route, status, file) => {
    const answer = await ask(below.origin, route, {});
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(await built(file));
    expect(answer.headers["cache-control"]).toBe("no-cache");
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers[name.toLowerCase()]).toBe(value);
  });

  it.each([
    ["/sub/", "index.md"],
    ["/sub", "index.md"],
    ["/sub/docs/intro", "docs/intro.md"],
    ["/sub/api/", "api.md"],
  ])("%s is negotiated as Markdown and links to it", async (route, file) => {
    const markdown = await ask(below.origin, route, { headers: { Accept: "text/markdown" } });
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(markdown.body.toString()).toBe(await built(file));
    const { link } = (await ask(below.origin, route)).headers;
    expect(link).toBe(`</sub/llms.txt>; rel="describedby", </sub/${file}>; rel="alternate"; type="text/markdown"`);
  });

  it("assets are precompressed and cached forever", async () => {
    const { headers } = await ask(below.origin, `/sub${script()}`, { headers: { "Accept-Encoding": "br" } });
    expect(headers["cache-control"]).toBe(IMMUTABLE);
    expect(headers["content-encoding"]).toBe("br");
  });
});

describe("every response", () => {
  const kinds: readonly (readonly [string, () => string])[] = [
    ["a page", () => "/docs/intro"],
    ["the not-found page", () => "/no/such/page"],
    ["a page as Markdown", () => "/docs/intro.md"],
    ["a script", script],
    ["the search index", () => "/search-index-en.json"],
    ["a rejected request", () => "/%00"],
  ];

  it.each(kinds)("has the security headers and the policy of the build: %s", async (_kind, route) => {
    const { headers } = await get(route());
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers.server).toBe("nginx");
    const policy = /^ {2}Content-Security-Policy: (.*)$/mu.exec(await built("_headers"))?.[1];
    expect(headers["content-security-policy"]).toBe(policy);
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe("compression", () => {
  it.each([
    ["gzip", "gz", "/docs/intro", "docs/intro/index.html"],
    ["br", "br", "/docs/intro", "docs/intro/index.html"],
    ["gzip", "gz", "/search-index-en.json", "search-index-en.json"],
    ["br", "br", "/search-index-en.json", "search-index-en.json"],
    ["br", "br", "/docs/intro.html", "docs/intro/index.html"],
    ["gzip", "gz", "/docs/intro.md", "docs/intro.md"],
    ["br", "br", "/llms-full.txt", "llms-full.txt"],
  ])("with %s uses the .%s file for %s", async (encoding, extension, route, file) => {
    const { headers, body } = await get(route, { "Accept-Encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/iu);
    expect(body.equals(await readFile(path.join(build, `${file}.${extension}`)))).toBe(true);
    const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
    expect(unpack(body).toString()).toBe(await built(file));
  });

  it("of scripts and style sheets uses brotli if the browser accepts both", async () => {
    for (const file of [script(), styleSheet()]) {
      const { headers } = await get(file, { "Accept-Encoding": "gzip, deflate, br, zstd" });
      expect(headers["content-encoding"]).toBe("br");
      expect(headers.vary).toMatch(/accept-encoding/iu);
    }
  });

  it("is skipped for browsers that do not accept it", async () => {
    const { headers, body } = await get("/docs/intro");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/iu);
    expect(body.toString()).toBe(await built("docs/intro/index.html"));
  });

  it("of the not-found page keeps the status 404", async () => {
    const { status, headers } = await get("/no/such/page", { "Accept-Encoding": "br" });
    expect(status).toBe(404);
    expect(headers["content-encoding"]).toBe("br");
  });
});

describe("caching", () => {
  it("is forever for files whose name has a hash", async () => {
    for (const file of [script(), styleSheet(), pageTable()])
      expect((await get(file)).headers["cache-control"]).toBe(IMMUTABLE);
  });

  it.each(["/", "/docs/intro", "/search-index-en.json", "/sitemap.xml", "/img/favicon.svg"])(
    "revalidates %s: an unchanged file has status 304",
    async (route) => {
      for (const encoding of ["identity", "gzip", "br"]) {
        const first = await get(route, { "Accept-Encoding": encoding });
        expect(first.headers["cache-control"]).toBe("no-cache");
        const etag = first.headers.etag ?? "";
        expect(etag).not.toBe("");
        const second = await get(route, { "Accept-Encoding": encoding, "If-None-Match": etag });
        expect(second.status).toBe(304);
        expect(second.body).toHaveLength(0);
        expect(second.headers["cache-control"]).toBe("no-cache");
      }
    },
  );
});

describe("the content types", () => {
  it.each([
    ["application/javascript; charset=utf-8", script],
    ["text/css; charset=utf-8", styleSheet],
    ["application/json; charset=utf-8", () => "/search-index-en.json"],
    ["image/svg+xml; charset=utf-8", () => "/img/favicon.svg"],
    ["image/png", () => "/img/social/home.png"],
    ["text/xml; charset=utf-8", () => "/sitemap.xml"],
    ["text/markdown; charset=utf-8", () => "/docs/intro.md"],
    ["text/markdown; charset=utf-8", () => "/api/index.md"],
    ["text/plain; charset=utf-8", () => "/llms.txt"],
  ])("include %s", async (type, file) => {
    expect((await get(file())).headers["content-type"]).toBe(type);
  });
});

describe("a new release", () => {
  it("is served at once, with the assets and script hashes of the previous one", async () => {
    const before = (await built("_headers")).match(/'sha256-[^']+'/gu) ?? [];
    await nginx.release(await tinyBuild(nginx.root, "A"));

    expect((await get("/")).body.toString()).toBe("<title>A</title>");
    expect((await get("/assets/js/A.00000001.js")).headers["cache-control"]).toBe(IMMUTABLE);
    expect((await get(script())).status).toBe(200);
    expect((await get(script(), { "Accept-Encoding": "br" })).headers["content-encoding"]).toBe("br");
    expect((await get("/docs/intro")).status).toBe(404);
    // The reload takes a moment: until then, old workers send the old policy.
    await expect
      .poll(async () => (await get("/")).headers["content-security-policy"], { timeout: 10_000 })
      .toContain(strangeHash("A"));
    const policy = (await get("/")).headers["content-security-policy"] ?? "";
    for (const earlier of before) expect(policy).toContain(earlier);
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/]{43}=')+; object-src 'none'$/u);

    await nginx.release(build);
    expect((await get("/docs/intro")).status).toBe(200);
  });

  it("does not reload nginx if its inline scripts are the same", async () => {
    await nginx.release(build, { RELOAD: "false" });
    expect((await get("/docs/intro")).status).toBe(200);
  });

  it("changes nothing if its build is not finished", async () => {
    await expect(nginx.release(path.join(build, "docs"))).rejects.toThrow(/is not a finished build/u);
    expect((await get("/docs/intro")).status).toBe(200);
  });

  it("changes nothing if nginx rejects its configuration", async () => {
    const strange = await tinyBuild(nginx.root, "B");
    // The second attempt must not assume that nginx has read the policy of the first.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(nginx.release(strange, { RELOAD: "false" })).rejects.toThrow(/did not accept the new policy/u);
    }
    expect((await get("/docs/intro")).status).toBe(200);
    expect(await readFile(path.join(nginx.root, "policy.conf"), "utf8")).not.toContain(strangeHash("B"));
  });

  it("removes expired assets, and keeps those of a kept release", async () => {
    await nginx.release(build, { KEEP_RELEASES: "2", KEEP_DAYS: "30" });
    // `find` counts whole seconds, so an asset released in the same second could look newer than now. With KEEP_DAYS=0, it must
    // go even then.
    const oldAsset = path.join(nginx.root, "current/assets/js/A.00000001.js");
    const soon = new Date(Date.now() + 60_000);
    await utimes(oldAsset, soon, soon);
    await nginx.release(build, { KEEP_RELEASES: "2", KEEP_DAYS: "0" });
    expect((await get(script())).status).toBe(200);
    expect((await get("/assets/js/A.00000001.js")).status).toBe(404);
  });

  it("keeps the assets of a release for some days after it was replaced", async () => {
    /** Makes the served release older, as if days had passed. */
    async function age(days: number): Promise<void> {
      for (const file of await listFiles(path.join(nginx.root, "current"))) {
        const name = path.join(nginx.root, "current", file);
        const time = new Date((await stat(name)).mtimeMs - days * 86_400_000);
        await utimes(name, time, time);
      }
    }
    const status = async (letter: string): Promise<number> => (await get(`/assets/js/${letter}.00000001.js`)).status;
    await nginx.release(await tinyBuild(nginx.root, "C"));
    await age(31);
    await nginx.release(await tinyBuild(nginx.root, "D"));
    expect(await status("C")).toBe(200);
    await age(29);
    await nginx.release(await tinyBuild(nginx.root, "E"));
    expect([await status("C"), await status("D")]).toEqual([200, 200]);
    await age(2);
    await nginx.release(build);
    expect([await status("C"), await status("D"), await status("E")]).toEqual([404, 200, 200]);
  });
});

it("the error log has no warning about the configuration", async () => {
  const lines = (await nginx.errors()).filter((line) => /\[(?:warn|emerg|alert|crit)\]/u.test(line));
  expect(lines).toEqual([]);
});
