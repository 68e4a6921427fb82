import { beforeAll, describe, expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/configuration/knownBugs";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/protocol";
import { optionsWith } from "../../../../playground/options";
import { generated } from "./answers";
import { bundleWorker } from "./bundledWorker";
import type { RunningWorker } from "./bundledWorker";

let worker: RunningWorker;

beforeAll(async () => {
  worker = (await bundleWorker()).start();
});

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

/** The options that show a bug, words of its sentence, and whether the tool has the bug. */
type Row = readonly [
  option: keyof PlaygroundOptions,
  words: string,
  chosen: Partial<PlaygroundOptions>,
  has: (result: Result) => boolean,
];

const noDirectivePages = ({ files, log }: Result): boolean =>
  !("types/directives/hide.mdx" in files) &&
  !("types/enums/level.mdx" in files) &&
  log.includes('processing "hide": Unexpected kind: DirectiveDefinition');

const user = ({ files }: Result, extension: string): string => files[`types/objects/user${extension}`] ?? "";
const grouped = { directive: "doc", field: "kind", fallback: "Other" };

const rows: readonly Row[] = [
  ["framework", "end in .mdx", { framework: "starlight" }, (result) => user(result, ".mdx").includes("/pet.mdx)")],
  ["framework", "end in .mdx", { framework: "fumadocs" }, (result) => user(result, ".mdx").includes("/pet.mdx)")],
  ["framework", "end in .mdx", { framework: "vocs" }, (result) => user(result, ".mdx").includes("/pet.mdx)")],
  ["framework", "below its box", { framework: "honkit" }, (result) => /^> *\n\n+Ask\./mu.test(user(result, ".md"))],
  [
    "framework",
    "a brace too many",
    { framework: "mdbook" },
    ({ files }) => (files["../SUMMARY.md"] ?? "").includes("(api/index.md})") && !("index.md" in files),
  ],
  ["framework", "uid", { framework: "docfx" }, (result) => user(result, ".md").startsWith("---\n  uid: ")],
  [
    "hierarchy",
    "pages that do not exist",
    { hierarchy: "flat" },
    ({ files }) => (files["user.mdx"] ?? "").includes("(/api/name.mdx)") && !("name.mdx" in files),
  ],
  ["deprecated", "no page for a directive", { deprecated: "skip" }, noDirectivePages],
  ["skipDocDirective", "no page for a directive", { skipDocDirective: ["hide"] }, noDirectivePages],
  ["onlyDocDirective", "no page for a directive", { onlyDocDirective: ["hide"] }, noDirectivePages],
  ["groupByDirective", "no group", { groupByDirective: grouped }, (result) => user(result, ".mdx") !== ""],
  ["exampleSection", "still appear", {}, (result) => user(result, ".mdx").includes('"name": "Ann"')],
  [
    "typeBadges",
    "related types stay",
    { typeBadges: false },
    ({ files }) => (files["types/objects/pet.mdx"] ?? "").includes("<Badge class"),
  ],
  [
    "index",
    "changes nothing",
    { framework: "hugo", index: true },
    ({ files }) => !JSON.stringify(files).includes("generated-index"),
  ],
  [
    "frontMatter",
    "left out",
    { framework: "mkdocs", frontMatter: [["a", "b"]] },
    (result) => user(result, ".md").startsWith("# User"),
  ],
  [
    "frontMatter",
    "id and title itself",
    { frontMatter: [["title", "Mine"]] },
    (result) => user(result, ".mdx").includes("title: User") && !user(result, ".mdx").includes("Mine"),
  ],
  [
    "frontMatter",
    "quotes around one",
    { frontMatter: [["note", "a: b"]] },
    (result) => user(result, ".mdx").includes("\nnote: a: b\n"),
  ],
];

describe("a known bug", () => {
  it.each(rows)("is told beside %s (%s), and the installed tool has it", async (option, words, chosen, has) => {
    const told = knownBugsOf(optionsWith(chosen)).filter((bug) => bug.option === option);
    expect(told.map(({ sentence }) => sentence).join(" ")).toContain(words);
    expect(has(await generated(worker, schema, chosen))).toBe(true);
  });

  it("is not told where it does not show", () => {
    expect(knownBugsOf(optionsWith({ exampleSection: true }))).toEqual([]);
    expect(knownBugsOf(optionsWith({ exampleSection: true, framework: "hugo", frontMatter: [["a", "b"]] }))).toEqual(
      [],
    );
    expect(knownBugsOf(optionsWith({ exampleSection: true, skipDocDirective: [" "] }))).toEqual([]);
  });
});
