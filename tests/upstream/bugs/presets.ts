import { parse } from "yaml";
import { gqlmd, GQLMD } from "./projects";
import { codeInDocs } from "./reproduction";
import type { Files, Outcome, Reproductions, Trial } from "./reproduction";

/** Presets for which the docs show a formatter. */
type Preset = "starlight" | "fumadocs" | "honkit" | "mdbook" | "docfx";

const use = (preset: Preset): string => `formatter: "@graphql-markdown/formatters/${preset}"`;

/** Makes a trial of a preset. Its control uses the formatter that the docs recommend instead. */
function trial(preset: Preset, options: string, shows: Trial["shows"], files: Files = {}): Trial {
  const formatter = codeInDocs(`docs/guides/frameworks/${preset}.mdx`, "Add the formatter", "formatter.cjs");
  return { run: gqlmd(`${use(preset)}, ${options}`, { files }), control: gqlmd(options, { formatter, files }), shows };
}

const NO_HOME = "homepage: false";
const HOME = "homepage: home/index.md";
const home = { "home/index.md": "# Home\n" };

const userPage = ({ docs, text }: Outcome): string =>
  text(`schema/types/objects/user.${"schema/types/objects/user.md" in docs ? "md" : "mdx"}`);

const hasLink =
  (url: string): Trial["shows"] =>
  (outcome) =>
    userPage(outcome).includes(`](${url})`);

const hasLine =
  (line: string): Trial["shows"] =>
  (outcome) =>
    userPage(outcome).split("\n").includes(line);

function hasInvalidFrontMatter(outcome: Outcome): boolean {
  const [, text] = /^---\n([^]*?)^---$/mu.exec(userPage(outcome)) ?? [];
  if (text === undefined) throw new Error("no front matter");
  try {
    parse(text);
    return false;
  } catch {
    return true;
  }
}

function hasBrokenOverview({ docs, text }: Outcome): boolean {
  const [, target] = /\]\((schema\/[^/\n]*)\)$/mu.exec(text("SUMMARY.md")) ?? [];
  if (target === undefined) throw new Error("no overview link");
  return !(target in docs);
}

function hasRepeatedEntries({ text }: Outcome): boolean {
  const entries = text("schema/types/objects/index.md").match(/^- .*$/gmu) ?? [];
  return new Set(entries).size < entries.length;
}

const mdbook = trial("mdbook", HOME, hasBrokenOverview, home);

export const presets: Reproductions = {
  "bug-preset-links": {
    starlight: trial("starlight", NO_HOME, hasLink("/schema/types/objects/pet.mdx")),
    fumadocs: trial("fumadocs", `${NO_HOME}, linkRoot: /docs`, hasLink("/docs/schema/types/objects/pet.mdx")),
    mdbook: trial("mdbook", HOME, hasLink("/schema/types/objects/pet.md"), home),
    docfx: trial("docfx", HOME, hasLink("/schema/types/objects/pet"), home),
  },
  "bug-starlight": {
    "a second run": {
      run: gqlmd(`${use("starlight")}, ${NO_HOME}`, { steps: [GQLMD, GQLMD] }),
      control: gqlmd(`${use("starlight")}, ${NO_HOME}, force: true`, { steps: [GQLMD, GQLMD] }),
      shows: hasRepeatedEntries,
    },
  },
  "bug-docfx": { docfx: trial("docfx", HOME, hasInvalidFrontMatter, home) },
  "bug-mdbook": {
    "a homepage with the file name that the preset links to": mdbook,
    "the default homepage": { ...mdbook, run: gqlmd(use("mdbook")) },
  },
  "bug-honkit": {
    "a reason with one line": trial("honkit", NO_HOME, hasLine("Ask them.")),
    "a reason with several lines": trial("honkit", NO_HOME, hasLine("Second line.")),
  },
};
