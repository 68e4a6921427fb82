import { expect, it } from "vitest";
import { apiTarget } from "../../../../src/generate/api";
import { API_PACKAGES } from "../../../../src/generate/api/packages";
import { temporaryFolder } from "../../temporaryFolder";
import { ROOT, readReference, siteReference } from "./pages";

it("a second run writes the same pages, and reports every package", async () => {
  const folder = await temporaryFolder();
  const report: string[] = [];
  const pages = await apiTarget.generate({ root: ROOT, staging: folder, report: (line) => report.push(line) });
  const second = await readReference(folder);
  expect(second.pages).toEqual((await siteReference()).pages);
  expect(pages).toBe(second.files.length);
  for (const { name } of API_PACKAGES) {
    expect(report).toContainEqual(expect.stringMatching(`@graphql-markdown/${name}: \\d+ pages?`));
  }
});
