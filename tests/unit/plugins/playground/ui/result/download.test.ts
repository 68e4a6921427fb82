import { expect, it } from "vitest";
import { pagesArchive } from "@site/src/plugins/playground/browser/ui/result/project";
import { sitePathOf } from "@site/src/plugins/playground/browser/ui/session/session";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts, noGaps } from "../../../../../playground/noFacts";

it("the archive of the pages holds them, the formatter, the configuration and the schema", () => {
  const files = [{ path: "docs/api/a.mdx", text: "a" }];
  const names = (source: string): string[] =>
    pagesArchive(
      { files, shared: [], gaps: noGaps, log: [], facts: noFacts, input: { source, options: defaultOptions } },
      [{ path: "formatter/index.mjs", text: "" }],
    ).map(({ path }) => path);
  expect(names("type Query")).toEqual(["docs/api/a.mdx", "formatter/index.mjs", ".graphqlrc", "schema.graphql"]);
  expect(names(' {"__schema": {}}')).toEqual(["docs/api/a.mdx", "formatter/index.mjs", ".graphqlrc", "schema.json"]);
});

it("files stand in the folder of the pages, and never outside of that of the site", () => {
  const options = { ...defaultOptions, framework: "mdbook" } as const;
  const paths = ["types/a.md", "../SUMMARY.md", "../../../../etc/passwd"].map(sitePathOf(options));
  expect(paths).toEqual(["src/api/types/a.md", "src/SUMMARY.md", "etc/passwd"]);
});
