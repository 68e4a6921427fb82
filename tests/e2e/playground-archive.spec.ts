import { hashOf } from "../playground/links";
import { isComplete } from "../matrix";
import { identityCases } from "../playground/cases";
import { withoutChance } from "../playground/chance";
import { runCommandLine } from "../playground/commandLine";
import { PATH, archiveFrom, enter, tab, written } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

function comparable(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, withoutChance(file, text)]));
}

for (const { name, source, options } of isComplete() ? identityCases : identityCases.slice(-1)) {
  test(
    `the archive holds what the command line writes with the configuration and the schema in it: ${name}`,
    { tag: "@matrix" },
    async ({ page }) => {
      // Without a schema there is no output, so that the first is the one of the case.
      await page.goto(PATH + ((await hashOf({ source: "", options })) ?? ""));
      await enter(page, source);
      await written(page);
      await tab(page, "Use this").click();
      const { name: file, texts } = await archiveFrom(page, "Download the pages alone");
      expect(file).toBe("graphql-markdown.zip");
      const archive = [...texts];
      const given = Object.fromEntries(
        archive.filter(([path]) => !path.includes("/") || path.startsWith("formatter/")),
      );
      expect(
        Object.keys(given)
          .filter((path) => !path.includes("/"))
          .sort(),
      ).toEqual([".graphqlrc", source.startsWith("{") ? "schema.json" : "schema.graphql"]);
      expect(Object.values(given)).toContain(source);
      expect(archive.length).toBeGreaterThan(20);
      expect(comparable(Object.fromEntries(archive))).toEqual(comparable(await runCommandLine(given)));
    },
  );
}
