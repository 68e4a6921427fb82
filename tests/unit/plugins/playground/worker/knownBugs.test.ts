import { expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/options";
import type { Framework, PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { readSource, writtenPages } from "../../../../docs/markdown/files";
import { optionsWith } from "../../../../playground/options";
import { generated } from "./answers";
import { startWorker } from "./bundledWorker";

/** A schema that triggers the bugs. */
const schema = `
directive @hide(level: Level) on OBJECT
directive @doc(category: String = "x", kind: Level) on OBJECT
directive @example(value: String) on OBJECT | FIELD_DEFINITION
enum Level { LOW }
type Query { user(id: ID): User }
type User @doc(kind: LOW) { name: String @example(value: "Ann") pet: Pet! age: Int @deprecated(reason: "Ask.") }
type Pet @doc(category: "Pets") @hide { name: String }
`;

type Result = Awaited<ReturnType<typeof generated>>;

/** A known bug, with words of the sentence that explains it, and a pattern for lines of the docs about it. */
type KnownBug = readonly [
  option: keyof PlaygroundOptions,
  words: string,
  docs: RegExp,
  chosen: Partial<PlaygroundOptions>,
  isPresent: (result: Result) => boolean,
];

const losesDirectivePages = ({ files, log }: Result): boolean =>
  !("types/directives/hide.mdx" in files) &&
  !("types/enums/level.mdx" in files) &&
  log.includes('processing "hide": Unexpected kind: DirectiveDefinition');

const user = ({ files }: Result): string => files["types/objects/user.mdx"] ?? files["types/objects/user.md"] ?? "";
const grouped = { directive: "doc", field: "kind", fallback: "Other" };

const bugOfLinks = (framework: Framework): KnownBug => {
  const docs = /presets `starlight`, `fumadocs`/u;
  return ["framework", "end in .mdx", docs, { framework }, (result) => user(result).includes("/pet.mdx)")];
};

/** Every bug that the playground reports. */
const knownBugs: readonly KnownBug[] = [
  bugOfLinks("starlight"),
  bugOfLinks("fumadocs"),
  [
    "framework",
    "below its box",
    /leaves the blockquote/u,
    { framework: "honkit" },
    (result) => /^> *\n\n+Ask\./mu.test(user(result)),
  ],
  [
    "framework",
    "an extra brace",
    /overview link in `SUMMARY\.md` is broken/u,
    { framework: "mdbook" },
    ({ files }) => (files["../SUMMARY.md"] ?? "").includes("(api/index.md})") && !("index.md" in files),
  ],
  ["framework", "uid", /not valid YAML/u, { framework: "docfx" }, (result) => user(result).startsWith("---\n  uid: ")],
  [
    "hierarchy",
    "pages that do not exist",
    /Field links break/u,
    { hierarchy: "flat" },
    ({ files }) => (files["user.mdx"] ?? "").includes("(/api/name.mdx)") && !("name.mdx" in files),
  ],
  [
    "skipDocDirective",
    "no page for a directive",
    /pages are lost/u,
    { skipDocDirective: ["hide"] },
    losesDirectivePages,
  ],
  [
    "onlyDocDirective",
    "no page for a directive",
    /pages are lost/u,
    { onlyDocDirective: ["hide"] },
    losesDirectivePages,
  ],
  [
    "groupByDirective",
    "no group",
    /with an enum value, such as/u,
    { groupByDirective: grouped },
    (result) => user(result) !== "",
  ],
  [
    "typeBadges",
    "related types stay",
    /except those of related types/u,
    { typeBadges: false },
    ({ files }) => (files["types/objects/pet.mdx"] ?? "").includes("<Badge class"),
  ],
  [
    "index",
    "changes nothing",
    /overview page in Docusaurus/u,
    { framework: "hugo", index: true },
    ({ files }) => !JSON.stringify(files).includes("generated-index"),
  ],
  [
    "frontMatter",
    "left out",
    /heading instead of front matter/u,
    { framework: "mkdocs", frontMatter: [["draft", "true"]] },
    (result) => user(result).startsWith("# User"),
  ],
  [
    "frontMatter",
    "id and title itself",
    /`id` and `title` keep their generated values/u,
    { frontMatter: [["title", "Mine"]] },
    (result) => user(result).includes("title: User") && !user(result).includes("Mine"),
  ],
];

const worker = await startWorker();
const docs = (await Promise.all((await writtenPages()).map(readSource))).flatMap((page) => page.split("\n"));

it.each(knownBugs)(
  "the docs describe, and the tool has, the known bug of %s (%s)",
  async (option, words, inDocs, chosen, isPresent) => {
    const result = await generated(worker, schema, chosen);
    const bugs = knownBugsOf(optionsWith(chosen), result.facts, "sdl").filter((bug) => bug.option === option);
    expect(bugs.map(({ sentence }) => sentence).join(" ")).toContain(words);
    expect(docs.filter((line) => inDocs.test(line))).not.toEqual([]);
    expect(isPresent(result)).toBe(true);
  },
);

it("skipping deprecated elements keeps the pages of directives", async () => {
  const result = await generated(worker, schema, { deprecated: "skip" });
  expect(losesDirectivePages(result)).toBe(false);
  expect(Object.keys(result.files)).toContain("types/directives/hide.mdx");
  expect(user(result)).toContain("name");
  expect(user(result)).not.toContain("age");
});
