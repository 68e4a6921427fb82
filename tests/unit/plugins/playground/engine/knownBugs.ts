import type { Framework, PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import type { generated } from "./answers";

/** A schema that shows the bugs. */
export const schema = `
directive @hide(level: Level) on OBJECT
directive @doc(category: String = "x", kind: Level) on OBJECT
directive @example(value: String) on OBJECT | FIELD_DEFINITION
enum Level { LOW }
type Query { user(id: ID): User }
type User @doc(kind: LOW) { name: String @example(value: "Ann") pet: Pet! age: Int @deprecated(reason: "Ask.") }
type Pet @doc(category: "Pets") @hide { name: String }
`;

type Result = Awaited<ReturnType<typeof generated>>;

/** The options that show a bug, words of its sentence, lines of the docs on it, and whether the tool has the bug. */
type KnownBug = readonly [
  option: keyof PlaygroundOptions,
  words: string,
  docs: RegExp,
  chosen: Partial<PlaygroundOptions>,
  has: (result: Result) => boolean,
];

const noDirectivePages = ({ files, log }: Result): boolean =>
  !("types/directives/hide.mdx" in files) &&
  !("types/enums/level.mdx" in files) &&
  log.includes('processing "hide": Unexpected kind: DirectiveDefinition');

const user = ({ files }: Result, extension: string): string => files[`types/objects/user${extension}`] ?? "";
const grouped = { directive: "doc", field: "kind", fallback: "Other" };

const linksInMdx = (framework: Framework, docs: RegExp): KnownBug => [
  "framework",
  "end in .mdx",
  docs,
  { framework },
  (result) => user(result, ".mdx").includes("/pet.mdx)"),
];

/** Every bug that the playground tells of. */
export const knownBugs: readonly KnownBug[] = [
  linksInMdx("starlight", /Starlight serves|presets `starlight`, `fumadocs`/u),
  linksInMdx("fumadocs", /presets `starlight`, `fumadocs`/u),
  linksInMdx("vocs", /ends its links in `\.mdx`/u),
  [
    "framework",
    "below its box",
    /leaves the block ?quote/u,
    { framework: "honkit" },
    (result) => /^> *\n\n+Ask\./mu.test(user(result, ".md")),
  ],
  [
    "framework",
    "a brace too many",
    /one of its lines is malformed|the overview line of/u,
    { framework: "mdbook" },
    ({ files }) => (files["../SUMMARY.md"] ?? "").includes("(api/index.md})") && !("index.md" in files),
  ],
  [
    "framework",
    "uid",
    /(?:not valid|invalid) YAML/u,
    { framework: "docfx" },
    (result) => user(result, ".md").startsWith("---\n  uid: "),
  ],
  [
    "hierarchy",
    "pages that do not exist",
    /`flat` has three defects|broken field links/u,
    { hierarchy: "flat" },
    ({ files }) => (files["user.mdx"] ?? "").includes("(/api/name.mdx)") && !("name.mdx" in files),
  ],
  [
    "deprecated",
    "no page for a directive",
    /pages are lost|also loses the pages|`skip` also breaks/u,
    { deprecated: "skip" },
    noDirectivePages,
  ],
  [
    "skipDocDirective",
    "no page for a directive",
    /pages are lost|Missing directive pages/u,
    { skipDocDirective: ["hide"] },
    noDirectivePages,
  ],
  ["onlyDocDirective", "no page for a directive", /pages are lost/u, { onlyDocDirective: ["hide"] }, noDirectivePages],
  [
    "groupByDirective",
    "no group",
    /An enum value, or a directive applied|but with an enum value/u,
    { groupByDirective: grouped },
    (result) => user(result, ".mdx") !== "",
  ],
  [
    "exampleSection",
    "still appear",
    /`exampleSection: false` has no effect/u,
    {},
    (result) => user(result, ".mdx").includes('"name": "Ann"'),
  ],
  [
    "typeBadges",
    "related types stay",
    /Badges in the sections .* stay/u,
    { typeBadges: false },
    ({ files }) => (files["types/objects/pet.mdx"] ?? "").includes("<Badge class"),
  ],
  [
    "index",
    "changes nothing",
    /files of the default Docusaurus formatter/u,
    { framework: "hugo", index: true },
    ({ files }) => !JSON.stringify(files).includes("generated-index"),
  ],
  [
    "frontMatter",
    "left out",
    /heading only/u,
    { framework: "mkdocs", frontMatter: [["a", "b"]] },
    (result) => user(result, ".md").startsWith("# User"),
  ],
  [
    "frontMatter",
    "id and title itself",
    /are always set by the tool/u,
    { frontMatter: [["title", "Mine"]] },
    (result) => user(result, ".mdx").includes("title: User") && !user(result, ".mdx").includes("Mine"),
  ],
  [
    "frontMatter",
    "quotes around one",
    /Values are not quoted/u,
    { frontMatter: [["note", "a: b"]] },
    (result) => user(result, ".mdx").includes("\nnote: a: b\n"),
  ],
];
