import { readFile } from "node:fs/promises";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { buildFolder, builtFiles } from "./site";

const licence = await readFile("LICENSE", "utf8");

it("licences.txt has the licences of the site and of its packages", async () => {
  const text = await readFile(path.join(buildFolder, "licences.txt"), "utf8");
  expect(text).toContain(licence.trim());
  // From the page, its styles, the editor, a worker, the generator in a worker, and diagrams.
  const bundled = [
    "react-dom",
    "infima",
    "@codemirror/view",
    "micromark",
    "@graphql-markdown/printer-legacy",
    "mermaid",
  ];
  const titles = new Set(text.split(/^-{80}\n/mu).map((section) => section.split(" ")[0]));
  expect(bundled.filter((name) => !titles.has(name))).toEqual([]);
});

it("each archive for download has the licence", async () => {
  const archives = (await builtFiles()).filter((file) => /^downloads\/.*\.zip$/u.test(file));
  expect(archives).not.toEqual([]);
  for (const archive of archives) {
    const files = unzipSync(await readFile(path.join(buildFolder, archive)));
    const own = Object.entries(files).filter(([name]) => /^[^/]+\/LICENSE$/u.test(name));
    expect(
      own.map(([, bytes]) => strFromU8(bytes)),
      archive,
    ).toEqual([licence]);
  }
});
