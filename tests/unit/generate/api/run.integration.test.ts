import { expect, it } from "vitest";
import { generateApiReference } from "../../../../src/generate/api";
import { temporaryFolder } from "../../temporaryFolder";
import { ROOT, readReference, siteReference } from "./pages";

it("a second run writes the same pages, and reports every package", async () => {
  const folder = await temporaryFolder();
  const report: string[] = [];
  const files = await generateApiReference({ root: ROOT, outDir: folder, report: (line) => report.push(line) });
  const second = await readReference(folder);
  expect(second.pages).toEqual((await siteReference()).pages);
  expect(files).toEqual(second.files);
  for (const name of ["cli", "core", "printer-legacy", "types"]) {
    expect(report).toContainEqual(expect.stringMatching(`@graphql-markdown/${name}: \\d+ pages`));
  }
});
