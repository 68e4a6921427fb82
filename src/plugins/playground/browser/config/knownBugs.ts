import { hasReferenceFormatter } from "../options";
import type { Framework, PlaygroundOptions } from "../options";
import { nameIn } from "./optionText";

/** What a reader should know of an option, beside it. */
export interface KnownBug {
  readonly option: keyof PlaygroundOptions;
  /** One or two sentences of plain text. */
  readonly sentence: string;
}

interface Row extends KnownBug {
  /** Whether these options show it. */
  readonly when: (options: PlaygroundOptions) => boolean;
}

function hasNames(names: readonly string[]): boolean {
  return names.some((name) => nameIn(name) !== "");
}

function framework(name: Framework, sentence: string): Row {
  return { option: "framework", when: (options) => options.framework === name, sentence };
}

const linksInMdx = (name: Framework, title: string): Row =>
  framework(
    name,
    `Links between pages end in .mdx, which ${title} does not serve. A formatter of your own can fix them.`,
  );

/** Filtering asks for the place of every directive, and the tool does not know that of a directive's own definition. */
const NO_DIRECTIVE_PAGES =
  "This release then makes no page for a directive that the schema defines, nor for the types of its arguments. " +
  "It says so in its log.";

const ONE_FILE = "A query and a type of the same name are written into one file, one over the other.";

/** Presets whose pages have no front matter, only a heading. */
const HEADING_ONLY: ReadonlySet<Framework> = new Set(["mkdocs", "mdbook"]);

const rows: readonly Row[] = [
  linksInMdx("starlight", "Starlight"),
  linksInMdx("fumadocs", "Fumadocs"),
  framework(
    "honkit",
    "The reason of a deprecation stands below its box, not in it. A formatter of your own can fix it.",
  ),
  framework(
    "mdbook",
    "SUMMARY.md links to index.md, a page that is not written, and the link has a brace too many. Fix that line by hand.",
  ),
  framework(
    "docfx",
    "The uid of each page is indented in its front matter, which makes it invalid YAML. A formatter of your own can fix it.",
  ),
  {
    option: "hierarchy",
    // The names of that formatter are no links.
    when: (options) => options.hierarchy === "flat" && !hasReferenceFormatter(options),
    sentence: `Names of fields link to pages that do not exist. ${ONE_FILE}`,
  },
  {
    option: "hierarchy",
    when: (options) => options.hierarchy === "flat" && hasReferenceFormatter(options),
    sentence: ONE_FILE,
  },
  {
    option: "deprecated",
    when: ({ deprecated }) => deprecated === "skip",
    sentence: NO_DIRECTIVE_PAGES,
  },
  {
    option: "skipDocDirective",
    when: ({ skipDocDirective }) => hasNames(skipDocDirective),
    sentence: NO_DIRECTIVE_PAGES,
  },
  {
    option: "onlyDocDirective",
    when: ({ onlyDocDirective }) => hasNames(onlyDocDirective),
    sentence: NO_DIRECTIVE_PAGES,
  },
  {
    option: "groupByDirective",
    when: ({ groupByDirective }) => nameIn(groupByDirective.directive) !== "",
    sentence:
      "The tool reads the group from a string alone. " +
      "What carries the directive with an enum value, or without that argument, gets no group, not even the fallback.",
  },
  {
    option: "typeBadges",
    when: (options) => !options.typeBadges && !hasReferenceFormatter(options),
    sentence: "The badges in the lists of related types stay.",
  },
  {
    option: "index",
    when: (options) => options.index && options.framework !== "docusaurus",
    sentence: "Only the preset for Docusaurus writes index pages. For this framework the option changes nothing.",
  },
  {
    option: "frontMatter",
    when: (options) => options.frontMatter.length > 0 && HEADING_ONLY.has(options.framework),
    sentence: "This preset writes a heading in place of front matter, so your lines are left out.",
  },
  {
    option: "frontMatter",
    when: (options) => options.frontMatter.some(([key]) => ["id", "title"].includes(key.trim())),
    sentence: "The tool sets id and title itself, whatever you give them.",
  },
];

/**
 * What the installed release of the tool does wrong, or otherwise than one may expect, with these options.
 *
 * @param options that a reader chose
 */
export function knownBugsOf(options: PlaygroundOptions): readonly KnownBug[] {
  return rows.filter(({ when }) => when(options)).map(({ option, sentence }) => ({ option, sentence }));
}
