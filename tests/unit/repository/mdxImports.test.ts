import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

/** Folders of hand-written pages. */
const folders = ["docs", "examples/landing", "src/pages"];

/** Allowed imports of the site's code in pages. `.dependency-cruiser.mjs` has the same rule for code, but does not read MDX. */
const ALLOWED = /^@site\/src\/(?:(?:components|data|shared)\/|plugins\/\w+\/browser$)/u;

it("MDX pages import features only from their browser/index.ts", async () => {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  const pages = [...lists.flat().filter((file) => file.endsWith(".mdx")), "api/index.mdx"];
  const texts = await Promise.all(pages.map(async (page) => readFile(page, "utf8")));
  const imports = texts.flatMap((text, at) =>
    Array.from(text.matchAll(/^import .* from "(@site\/[^"]+)";$/gmu), ([, name = ""]) => ({ page: pages[at], name })),
  );
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter(({ name }) => !ALLOWED.test(name))).toEqual([]);
});
