import path from "node:path";
import { expect, it } from "vitest";
import { lastBuild } from "@site/src/plugins/devServer";
import { serve } from "../../serve";
import { temporaryFolder } from "../../temporaryFolder";

/** Serves a build below `/sub/`. Requests that the middleware passes on get the response "page". */
async function serveBuild(): Promise<string> {
  const folder = await temporaryFolder({
    ...{ "0.md": "secret", "build/llms.txt": "list", "build/docs/intro.md": "# Intro" },
    ...{ "build/search-index-en.json": "{}", "build/manifest.json": "{}" },
  });
  const middleware = lastBuild(path.join(folder, "build"), "/sub/");
  return serve((request, response) => void middleware(request, response, () => response.end("page")));
}

it.each([
  ["/sub/llms.txt", "list", "text/plain"],
  ["/sub/docs/intro.md?plain", "# Intro", "text/markdown"],
  ["/sub/search-index-en.json", "{}", "application/json"],
])("serves %s", async (url, text, type) => {
  const response = await fetch((await serveBuild()) + url);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get("content-type")).toContain(type);
});

it.each(["/sub/llms-full.txt", "/sub/docs/new.md", "/sub/..%2F0.md"])("says that a build creates %s", async (url) => {
  const response = await fetch((await serveBuild()) + url);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("`npm run build` makes it")]);
});

it.each(["/sub/", "/sub/docs/intro", "/sub/manifest.json", "/llms.txt", "//"])(
  "leaves %s to the server",
  async (url) => {
    expect(await (await fetch((await serveBuild()) + url)).text()).toBe("page");
  },
);
