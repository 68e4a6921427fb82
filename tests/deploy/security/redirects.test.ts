// cspell:ignore Celsewhere Fdocs felsewhere
import { beforeAll, expect, it } from "vitest";
import { freePort } from "../../freePort";
import { writeFiles } from "../../writeFiles";
import { ask, prepareNginx, tinyBuild } from "../nginx";
import type { Nginx } from "../nginx";

let nginx: Nginx;

beforeAll(async () => {
  nginx = await prepareNginx(await freePort());
  const build = await tinyBuild(nginx.root, "A");
  await writeFiles(build, {
    "404.html": "Not found",
    "docs/intro/index.html": "Introduction",
    "elsewhere.example/index.html": "A folder",
    "folder.md/file.txt": "",
  });
  await nginx.release(build);
  await nginx.start();
  return () => nginx.remove();
});

it.each([
  "//docs/intro",
  "/docs//intro",
  "///docs///intro///",
  "//docs/intro.html",
  "/%2Fdocs/intro",
  "/docs/.//intro",
])("%s shows its page", async (target) => {
  const { status, body } = await ask(nginx.origin, target);
  expect(`${String(status)} ${body.toString()}`).toBe("200 Introduction");
});

it.each([
  "//elsewhere.example",
  "//elsewhere.example/",
  "//elsewhere.example/%2e%2e",
  "//elsewhere.example/%2e%2e/docs",
  "//elsewhere.example/index.html",
  "//elsewhere.example//",
  "/\\elsewhere.example",
  "/%5Celsewhere.example",
  "//%5Celsewhere.example/..",
  "/%2F/elsewhere.example",
  "/.//elsewhere.example",
  "/docs/..//elsewhere.example",
  "/%0d%0aLocation:%20https:%2f%2felsewhere.example",
  "/docs%0d%0aLocation:%20https:%2f%2felsewhere.example/",
  "/docs",
  "/assets/js",
  "/folder.md",
  "/elsewhere.example?//elsewhere.example",
  "http://elsewhere.example//elsewhere.example",
])("%s does not redirect", async (target) => {
  const { status, headers } = await ask(nginx.origin, target, { headers: { Host: "elsewhere.example" } });
  expect([200, 400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(headers.refresh).toBeUndefined();
});
