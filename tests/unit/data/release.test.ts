import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { RELEASE } from "@site/src/data/release";

it("the docs name the release that is installed", async () => {
  const entry = createRequire(import.meta.url).resolve("@graphql-markdown/docusaurus");
  const manifest = path.join(path.dirname(entry), "..", "package.json");
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { readonly version: string };
  expect(RELEASE).toBe(version);
});
