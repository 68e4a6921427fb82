import { readFile } from "node:fs/promises";
import path from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { downloads } from "@site/src/data/downloads";
import { listFiles } from "@site/src/shared/files";
import { buildFolder, normalize, readPages } from "./site";

const PAGE = "/docs/advanced/reference-pages";
const project = path.resolve(import.meta.dirname, "../..");

const built = await readPages();

describe("the panels of stock output", () => {
  it("show a query, an object and an enum", () => {
    const $ = built.get(PAGE)?.$;
    const summaries = $?.("details:has(.embedded-page) > summary").toArray() ?? [];
    expect(summaries.map((summary) => $?.(summary).text())).toEqual([
      "Stock output of the query studio",
      "Stock output of the object FuzzyDate",
      "Stock output of the enum StudioRole",
    ]);
  });

  it.each([
    ["studio", ["studio.slug", " ● String scalar"]],
    ["FuzzyDate", ["FuzzyDate.month", " ● Int scalar", "Member Of"]],
    ["StudioRole", ["StudioRole.LICENSOR", "Member Of"]],
  ])("show stock output of %s and link to its page in the example", (name, stock) => {
    const $ = built.get(PAGE)?.$;
    const panel = $?.("details").has(`[aria-label="Stock output of ${name}"]`);
    // The tool puts non-breaking spaces around the bullet of a type.
    const text = panel?.find(".embedded-page").text().replaceAll(/\s+/gu, " ");
    const link = panel?.find("p > a").first();
    expect(link?.text()).toBe("The same page in the example, made with the reference formatter");
    const example = built.get(normalize(link?.attr("href") ?? ""))?.$;
    expect(example?.("h1").text()).toBe(name);
    const exampleText = example?.("article").text().replaceAll(/\s+/gu, " ");
    for (const part of stock) {
      expect(text).toContain(part);
      expect(exampleText).not.toContain(part);
    }
  });
});

describe("the before and after pictures", () => {
  it("are unchanged files of the package, with alternative text", async () => {
    const $ = built.get(PAGE)?.$;
    const pictures = $?.("article img[src*=before-], article img[src*=after-]").toArray() ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) {
      expect($?.(picture).attr("alt")).toMatch(/^The (?:same )?page/u);
      const src = $?.(picture).attr("src") ?? "";
      const [, name = ""] = /\/(?<name>(?:before|after)-(?:light|dark))-[^/]*\.webp$/u.exec(src) ?? [];
      const source = await readFile(path.join(project, `packages/reference-formatter/pictures/${name}.webp`));
      expect(source.equals(await readFile(path.join(buildFolder, src)))).toBe(true);
    }
  });
});

describe("the downloadable archive", () => {
  it.each(Object.entries(downloads))(
    "%s has exactly the files of its package, unchanged",
    async (name, { source, folder }) => {
      const archive = unzipSync(await readFile(path.join(buildFolder, `downloads/${name}.zip`)));
      const files = (await listFiles(path.join(project, source))).filter((file) => !file.startsWith("node_modules/"));
      const below = (file: string): string => path.posix.join(folder, file);
      expect(Object.keys(archive).sort()).toEqual(files.map(below).sort());
      for (const file of files) {
        const original = await readFile(path.join(project, source, file));
        expect(original.equals(archive[below(file)] ?? new Uint8Array()), file).toBe(true);
      }
    },
  );
});
