import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { countPagesOf, workflowOf } from "@site/src/plugins/playground/browser/project/workflow";
import { readFences } from "../../../../docs/fences";
import { temporaryFolder } from "../../../temporaryFolder";
import { setupFor } from "./setups";

/** The file of that name in the docs. */
async function inDocs(title: string): Promise<string> {
  const fences = await readFences();
  const found = fences.find(
    ({ page, meta }) => page === "docs/guides/continuous-integration.mdx" && meta["title"] === title,
  );
  return found?.code ?? "";
}

describe("the workflow of a project", () => {
  it("is that of the docs, with the folder of the pages", async () => {
    const docs = await inDocs(".github/workflows/schema-pages.yml");
    expect(workflowOf(setupFor("docusaurus"))).toBe(docs.replaceAll("docs/schema", "docs/api"));
  });

  it("is that of the docs outside Docusaurus, with the other command", async () => {
    const docs = await inDocs(".github/workflows/schema-pages.yml");
    const expected = docs.replaceAll("docs/schema", "docs/api").replace("npx docusaurus", "npx gqlmd");
    expect(workflowOf(setupFor("mkdocs"))).toBe(expected);
    expect(workflowOf(setupFor("markdown"))).toBe(expected);
  });

  it("does not compare the lists of Starlight, whose entries are in any order", () => {
    const text = workflowOf(setupFor("starlight"));
    expect(text).toContain('git diff --cached --exit-code --stat -- . ":(exclude)*/index.md"\n');
    expect(text).toContain("find src/content/docs/api ");
  });
});

describe("the script that counts pages", () => {
  it("is that of the docs, with the folder and the number of the pages", async () => {
    const docs = await inDocs("count-pages.mjs");
    const expected = docs.replace("docs/schema", "docs/api").replace("< 10", "< 19");
    expect(countPagesOf(setupFor("docusaurus"), 21)).toBe(expected);
  });

  it.each([
    [0, 20],
    [0, 18],
    [1, 17],
    [1, 0],
  ])("ends with %i when a run of 20 pages becomes one of %i", async (status, pages) => {
    const names = Array.from({ length: pages }, (_, at) => `docs/api/types/${String(at)}.mdx`);
    const others = ["docs/api/_category_.yml", "docs/api/types/a.txt"];
    const folder = await temporaryFolder({
      ...Object.fromEntries([...names, ...others].map((name) => [name, ""])),
      "count-pages.mjs": countPagesOf(setupFor("docusaurus"), 20),
    });
    const { status: ended, stdout } = spawnSync(process.execPath, ["count-pages.mjs"], { cwd: folder });
    expect([ended, stdout.toString()]).toEqual([status, `${String(pages)} pages\n`]);
  });
});
