import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { installPeer } from "../bench/build/peers";
import { fileOf, roleOf } from "../docs/blocks/roles";
import { readFences } from "../docs/fences";
import { visibleBlocks } from "../docs/getStarted/follow";
import { project } from "../docs/markdown/files";
import { followLinks, linkTool } from "./sites";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

// `tests/installs` builds the sites of VitePress and Docusaurus. The template of Starlight is not a package.
it("the files of Get started give a site of starlight whose links all lead somewhere", async () => {
  const folder = path.join(await temporaryFolder(), "site");
  await installPeer("starlight", folder);
  const fences = (await readFences()).filter(({ page }) => page === "docs/get-started.mdx");
  const visible = visibleBlocks({ siteGenerator: "starlight", packageManager: "npm" }, fences);
  const files = visible.filter((fence) => roleOf(fence) === "file");
  await writeFiles(folder, Object.fromEntries(files.map((fence) => [fileOf(fence) ?? "", fence.code])));
  await linkTool(folder);
  const where = { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" } };
  await run(path.join(project, "node_modules/.bin/gqlmd"), ["graphql-to-doc"], where);
  await run(process.execPath, ["node_modules/astro/astro.js", "build"], where);

  const site = path.join(folder, "dist");
  const { broken, followed } = await followLinks(site, "/schema/");
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(20);
  const book = await readFile(path.join(site, "schema/types/objects/book/index.html"), "utf8");
  expect(book).toMatch(/<h1[^>]*>Book<\/h1>/u);
  expect(book).toContain("Title as printed on the cover.");
});
