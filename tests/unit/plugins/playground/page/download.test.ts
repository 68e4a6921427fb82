import { expect, it } from "vitest";
import { archiveOf } from "@site/src/plugins/playground/browser/page/download/archive";
import { sitePathOf } from "@site/src/plugins/playground/browser/page/generation/sitePaths";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts, noGaps } from "../../../../playground/noFacts";

it("an archive holds the files, the configuration, and the schema under the name that it has there", () => {
  const files = [{ path: "docs/api/a.mdx", text: "a" }];
  const names = (source: string): string[] =>
    archiveOf({
      files,
      shared: [],
      gaps: noGaps,
      log: [],
      facts: noFacts,
      input: { source, options: defaultOptions },
    }).map(({ path }) => path);
  expect(names("type Query")).toEqual(["docs/api/a.mdx", ".graphqlrc", "schema.graphql"]);
  expect(names(' {"__schema": {}}')).toEqual(["docs/api/a.mdx", ".graphqlrc", "schema.json"]);
});

it("files stand in the folder of the pages, and never outside of that of the site", () => {
  const options = { ...defaultOptions, framework: "mdbook" } as const;
  const paths = ["types/a.md", "../SUMMARY.md", "../../../../etc/passwd"].map(sitePathOf(options));
  expect(paths).toEqual(["src/api/types/a.md", "src/SUMMARY.md", "etc/passwd"]);
});
