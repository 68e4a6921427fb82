import { buildSchema, introspectionFromSchema } from "graphql";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { isComplete } from "../../matrix";
import { withSortedEntries } from "../../playground/sortedEntries";
import { runCommandLine } from "../../playground/commandLine";
import { hashOf } from "../../playground/links";
import { optionsWith } from "../../playground/options";
import { exampleSchema } from "../../playground/schemas";
import { PATH, archiveFrom, enter, tab, waitForRun } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

const school = exampleSchema("group-by");

// `identity.integration.test.ts` compares all options; these tests compare the archives that readers download.
const cases: readonly (readonly [name: string, source: string, chosen: Partial<PlaygroundOptions>])[] = [
  ["an introspection result", JSON.stringify({ data: introspectionFromSchema(buildSchema(school)) }), {}],
  [
    "formatter, groups, examples and Prettier",
    school,
    {
      formatter: "takeHome",
      groupByDirective: { directive: "doc", field: "category", fallback: "Other things" },
      exampleSection: { directive: "example", field: "value" },
      pretty: true,
    },
  ],
];

const comparable = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, withSortedEntries(file, text)]));

for (const [name, source, chosen] of isComplete() ? cases : cases.slice(0, 1)) {
  test(`the command line writes the same pages as the archive: ${name}`, { tag: "@matrix" }, async ({ page }) => {
    // Opens the playground without a schema, so that the first output is from the schema of the case.
    await page.goto(PATH + ((await hashOf({ source: "", options: optionsWith(chosen) })) ?? ""));
    await enter(page, source);
    await waitForRun(page);
    await tab(page, "Export").click();
    const { name: file, texts } = await archiveFrom(page, "Download only the pages");
    expect(file).toBe("graphql-markdown.zip");
    const inputFiles = [".graphqlrc", source.startsWith("{") ? "schema.json" : "schema.graphql"];
    const inputs = [...texts].filter(([path]) => !path.includes("/") || path.startsWith("formatter/"));
    expect(inputs.map(([path]) => path).filter((path) => !path.includes("/"))).toEqual(inputFiles);
    expect(texts.get(inputFiles[1] ?? "")).toBe(source);
    expect(texts.size).toBeGreaterThan(20);
    const files = await runCommandLine(Object.fromEntries(inputs));
    expect(comparable(Object.fromEntries(texts))).toEqual(comparable(files));
  });
}
