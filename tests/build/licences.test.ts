import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readBuilt } from "./site";

it("licences.txt has the licences of the site and of its packages", async () => {
  const text = await readBuilt("licences.txt");
  expect(text).toContain((await readFile("LICENSE", "utf8")).trim());
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
