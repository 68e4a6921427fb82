import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { lastBuild } from "@site/src/plugins/devServer";
import { temporaryFolder } from "../../temporaryFolder";

/** Serves a build below `/sub/`. Requests that the middleware passes on get the response "page". */
async function serve(): Promise<string> {
  const folder = await temporaryFolder({
    ...{ "0.md": "secret", "build/llms.txt": "list", "build/docs/intro.md": "# Intro" },
    ...{ "build/search-index-en.json": "{}", "build/manifest.json": "{}" },
  });
  const middleware = lastBuild(path.join(folder, "build"), "/sub/");
  const server = createServer((request, response) => void middleware(request, response, () => response.end("page")));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

it.each([
  ["/sub/llms.txt", "list", "text/plain"],
  ["/sub/docs/intro.md?plain", "# Intro", "text/markdown"],
  ["/sub/search-index-en.json", "{}", "application/json"],
])("serves %s", async (url, text, type) => {
  const response = await fetch((await serve()) + url);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get("content-type")).toContain(type);
});

it.each(["/sub/llms-full.txt", "/sub/docs/new.md", "/sub/..%2F0.md"])("says that a build creates %s", async (url) => {
  const response = await fetch((await serve()) + url);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("`npm run build` makes it")]);
});

it.each(["/sub/", "/sub/docs/intro", "/sub/manifest.json", "/llms.txt"])("leaves %s to the server", async (url) => {
  expect(await (await fetch((await serve()) + url)).text()).toBe("page");
});
