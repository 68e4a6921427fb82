// cspell:ignore htpasswd
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { freePort } from "../../freePort";
import { writeFiles } from "../../writeFiles";
import { ask, prepareNginx, tinyBuild } from "../nginx";
import type { Nginx } from "../nginx";

/** Content of the files that must not be served. */
const SECRET = "planted-secret";

/** Files that may be published by mistake. Those named `index.html` could also be served at the path of their folder. */
const planted = [
  ".env",
  ".git/config",
  ".hidden/index.html",
  ".secret.html",
  ".secret/index.html",
  ".svn/wc.db",
  ".well-known/.secret",
  ".well-known-not/file.txt",
  "_headers",
  "_redirects",
  "docs/.git/config",
  "docs/.git/hooks/index.html",
  "docs/..hidden/file.md",
  "docs/_headers",
  "docs/intro/.htpasswd",
  "docs/intro/index.html~",
  "docs/intro/index.html.bak",
  "docs/intro/index.html.br",
  "docs/intro/index.html.old",
  "docs/intro/index.html.swp",
  "docs/intro/index.html.gz",
  "index.html~",
  "x.gz",
];

let nginx: Nginx;

beforeAll(async () => {
  nginx = await prepareNginx(await freePort());
  await nginx.release(await tinyBuild(nginx.root, "A"));
  // Written to the release itself, because release.sh would remove the dot files.
  const release = path.join(nginx.root, "current/");
  await writeFiles(release, Object.fromEntries(planted.map((file) => [file, SECRET])));
  await writeFiles(release, { ".well-known/security.txt": "Contact", "docs/intro/index.html": "Introduction" });
  await nginx.start();
  return () => nginx.remove();
});

function encode(text: string): string {
  return Buffer.from(text).toString("hex").replaceAll(/../gu, "%$&");
}

/** Request targets that a server might resolve to a file. */
function spellings(file: string): string[] {
  const target = `/${file}`;
  const folder = target.replace(/\/index\.html$/u, "");
  return [
    target,
    folder,
    `${folder}/`,
    target.replaceAll(".", "%2e"),
    target.replaceAll(".", "%2E"),
    target.replaceAll(".", "%252e"),
    `/${file.replaceAll("/", "%2f")}`,
    `/${encode(file)}`,
    `/%2F${file}`,
    `/${target}`,
    target.replaceAll("/", "///"),
    target.replaceAll("/", "/./"),
    `/docs/..${target}`,
    `/docs/%2e%2e${target}`,
    `/no/such/../..${target}`,
    `/.well-known/..${target}`,
    `/docs/%2e%2e%2f.well-known%2f..${target}`,
    `/\\${file}`,
    `${target}/`,
    `${target}/.`,
    `${target}.`,
    `${target}%20`,
    `${target}%00`,
    `${target}%0a`,
    `${target}%00.html`,
    `${target};`,
    `${target};.html`,
    `${target}.html`,
    `${target}.md`,
    `${target}/index.html`,
    `${target}?a=.html`,
    `${target}?/.well-known/`,
    `${target}#.html`,
    target.replace(/\.html$/u, ""),
    target.toUpperCase(),
    `${nginx.origin}${target}`,
  ];
}

it.each(planted)("%s is not served by any spelling of its path", async (file) => {
  for (const target of spellings(file)) {
    for (const method of ["GET", "HEAD"]) {
      const { status, body } = await ask(nginx.origin, target, { method, headers: { "Accept-Encoding": "br, gzip" } });
      // Without the name of the file, some targets are the path of a real page.
      if (status === 200)
        expect(body.toString(), `${method} ${target}`).toMatch(method === "GET" ? /^Introduction$/u : /^$/u);
      else expect([400, 404], `${method} ${target}`).toContain(status);
      expect(body.toString()).not.toContain(SECRET);
    }
  }
});

it("/.well-known/ and pages are served, even by other spellings of the path", async () => {
  for (const [target, text] of [
    ["/.well-known/security.txt", "Contact"],
    ["/%2ewell-known/security.txt", "Contact"],
    ["/docs/intro", "Introduction"],
    ["/docs/./intro/", "Introduction"],
    ["/.well-known/../docs/intro.html", "Introduction"],
  ] as const) {
    const { status, body } = await ask(nginx.origin, target);
    expect(`${String(status)} ${body.toString()}`, target).toBe(`200 ${text}`);
  }
});
