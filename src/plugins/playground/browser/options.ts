/**
 * The options of the tool that readers can try, in one table: the pane, the configuration, links, storage and the notes beside
 * the fields all read it.
 */
import { factsOfFramework, frameworks } from "./config/frameworks";
import type { Framework } from "./config/frameworks";
import { frontMatterOf, refusalOf } from "./config/frontMatterLines";
import type { FrontMatterLine } from "./config/frontMatterLines";
import { groupIn, isTyped, nameIn, namesIn, namesLeftOut } from "./config/optionText";
import { filled } from "./config/written";
import type { Setting } from "./config/written";

export type { Framework } from "./config/frameworks";

/** The format of a schema. */
export type SourceKind = "sdl" | "introspection";

/** Facts about a schema that decide what options can do with it. */
export interface SchemaFacts {
  /** Names of the directives that the schema defines for entities, or for their fields, arguments and values. */
  readonly directives: readonly string[];
  /** Arguments by which pages can be grouped, the most useful first, with the numbers of groups and grouped pages. */
  readonly groupings: readonly {
    readonly directive: string;
    readonly field: string;
    readonly groups: number;
    readonly pages: number;
  }[];
  /** Number of entities that have a directive, by the directive's name. */
  readonly entitiesWith: ReadonlyMap<string, number>;
  /** Directive arguments whose texts can be shown as examples. */
  readonly examples: readonly { readonly directive: string; readonly field: string; readonly values: number }[];
  /** Number of operations, fields, arguments and values that are deprecated. */
  readonly deprecated: number;
}

/** Options with a few fixed values: a label for each value, in the order in which they are offered. */
export const choices = {
  framework: Object.fromEntries(Object.entries(frameworks).map(([name, { label }]) => [name, label])) as Readonly<
    Record<Framework, string>
  >,
  /** The formatter for Docusaurus: the preset of the tool, or the reference formatter, whose name in links is `takeHome`. */
  formatter: {
    stock: "Stock: the preset for Docusaurus",
    takeHome: "Reference: like the examples, a folder to copy",
  },
  hierarchy: {
    api: "api: operations and types apart",
    entity: "entity: a folder for each kind",
    flat: "flat: all in one folder",
  },
  deprecated: {
    default: "default: among the others",
    group: "group: in a section of their own",
    skip: "SKIP: left out",
  },
} as const;

/** The options in a form that survives `postMessage` and a URL. */
export interface PlaygroundOptions {
  readonly framework: Framework;
  /** Has an effect only for Docusaurus. */
  readonly formatter: keyof typeof choices.formatter;
  readonly hierarchy: keyof typeof choices.hierarchy;
  readonly deprecated: keyof typeof choices.deprecated;
  /** Without a directive or an argument (`field`), pages are not grouped. */
  readonly groupByDirective: { readonly directive: string; readonly field: string; readonly fallback: string };
  readonly skipDocDirective: readonly string[];
  readonly onlyDocDirective: readonly string[];
  /** The directive and its argument (`field`) that give examples; where empty, those of `@example(value: …)`. */
  readonly exampleSection: { readonly directive: string; readonly field: string };
  readonly typeBadges: boolean;
  readonly index: boolean;
  readonly pretty: boolean;
  /** The lines to add to the front matter, as they are typed. */
  readonly frontMatter: readonly FrontMatterLine[];
}

export type OptionName = keyof PlaygroundOptions;

interface FieldForm {
  readonly label: string;
  readonly placeholder?: string;
}

/** The fields that the pane shows for an option. Values from links and storage must fit the form. */
type Form =
  | { readonly kind: "choice"; readonly labels: Readonly<Record<string, string>> }
  | { readonly kind: "switch" }
  | ({ readonly kind: "names" } & FieldForm)
  | { readonly kind: "texts"; readonly fields: Readonly<Record<string, FieldForm>> }
  | { readonly kind: "lines" };

/** Sentences for the reader; `false` and `undefined` are skipped. */
type Sentences = readonly (string | false | undefined)[];

interface Definition<Value> {
  /** The option's name for readers. */
  readonly label: string;
  readonly form: Form;
  /** The default value. */
  readonly standard: Value;
  /** Whether the pane shows the option; if absent, it always does. */
  readonly isOffered?: (options: PlaygroundOptions) => boolean;
  /** The value of the tool's setting that has the name of the option; undefined for the tool's default. */
  readonly setting?: (options: PlaygroundOptions) => Setting | undefined;
  /** The group of the tool's settings that the setting belongs to. */
  readonly group?: "docOptions" | "printTypeOptions";
  /** Says which typed texts the configuration leaves out, and why. */
  readonly leftOut?: (options: PlaygroundOptions) => Sentences;
  /** Says why the option does less than a reader may expect, especially with their schema. */
  readonly hints?: (options: PlaygroundOptions, facts: SchemaFacts, kind: SourceKind) => Sentences;
  /** Says how the option misbehaves or surprises in the installed release. Before a run, `facts` is undefined. */
  readonly bugs?: (options: PlaygroundOptions, facts?: SchemaFacts, kind?: SourceKind) => Sentences;
  /** Says how the exported files avoid a bug of the release. The configuration has the sentences as comments. */
  readonly fixes?: (options: PlaygroundOptions) => Sentences;
}

/** Whether the reference formatter writes the pages; it is only for Docusaurus. */
export function hasReferenceFormatter({ framework, formatter }: PlaygroundOptions): boolean {
  return framework === "docusaurus" && formatter === "takeHome";
}

const choice = (labels: Readonly<Record<string, string>>): Form => ({ kind: "choice", labels });

/** Returns the value, unless it is the tool's default. */
const unless = <Value extends Setting>(standard: Value, value: Value): Value | undefined =>
  value === standard ? undefined : value;

/** Hint for options that read applied directives, which introspection lacks. */
const NOT_APPLIED = "An introspection result doesn't say which directives are applied, so this option finds nothing.";

/** Directives that need no declaration. */
export const BUILT_IN_DIRECTIVES = ["deprecated", "specifiedBy", "oneOf"];

/** Both filters look up the directive location of each entity. The tool knows none for a directive's definition, and throws. */
const NO_DIRECTIVE_PAGES =
  "This release then writes no page for a directive that the schema defines, nor for the types of its arguments. " +
  "The tool says so in its log.";

/** Defines an option whose value is a list of directives. */
function directiveList(name: "skipDocDirective" | "onlyDocDirective", label: string, field: FieldForm) {
  return {
    label,
    form: { kind: "names", ...field },
    standard: [],
    setting: (options) => namesIn(options[name]).map((directive) => `@${directive}`),
    leftOut: (options) => namesLeftOut(...options[name]),
    hints: (options, { directives }, kind) => {
      if (kind === "introspection") return name === "skipDocDirective" ? [NOT_APPLIED] : [];
      const given = namesIn(options[name]);
      if (given.length === 0 && directives.length === 0) {
        return ["This schema has no directives to name here, so this option changes nothing."];
      }
      return given
        .filter((directive) => !directives.includes(directive) && !BUILT_IN_DIRECTIVES.includes(directive))
        .map((directive) => `This schema has no directive @${directive}, so naming it changes nothing.`);
    },
    bugs: (options, facts, kind) => [
      kind === "sdl" && facts?.directives.length !== 0 && namesIn(options[name]).length > 0 && NO_DIRECTIVE_PAGES,
    ],
  } as const satisfies Definition<readonly string[]>;
}

/** Returns the directive and the argument (`field`) in which the tool looks for examples. */
export function exampleSourceOf({ exampleSection: { directive, field } }: PlaygroundOptions) {
  return { directive: nameIn(directive) || "example", field: nameIn(field) || "value" };
}

function groupHint({ groupByDirective }: PlaygroundOptions, { groupings }: SchemaFacts): string | undefined {
  const [directive, field] = [nameIn(groupByDirective.directive), nameIn(groupByDirective.field)];
  if (directive === "" && groupings.length > 0) return undefined;
  if (directive === "") return "Nothing in this schema has a directive with a text, so there is nothing to group by.";
  if (field === "") return `Name the argument of @${directive} that has the group.`;
  if (groupings.some((one) => one.directive === directive && one.field === field)) return undefined;
  return `Nothing in this schema has a text in @${directive}(${field}), so no page has a group of its own.`;
}

/** Returns the group for pages without one, which would otherwise go to the root of the output, in an unlabelled category. */
export function fallbackGroupOf({ groupByDirective: { fallback } }: PlaygroundOptions): string {
  return groupIn(fallback) || "Miscellaneous";
}

/** Whether the tool finds no group for some types or operations with the directive: it gives these no fallback either. */
function losesGroups({ groupByDirective }: PlaygroundOptions, { groupings, entitiesWith }: SchemaFacts): boolean {
  const [directive, field] = [nameIn(groupByDirective.directive), nameIn(groupByDirective.field)];
  const grouping = groupings.find((one) => one.directive === directive && one.field === field);
  return field !== "" && (entitiesWith.get(directive) ?? 0) > (grouping?.pages ?? 0);
}

/** Returns the known bug of a framework's preset, and how the exported files fix it. */
function bugOf(framework: Framework): string | undefined {
  const { bug, fix = "" } = factsOfFramework(framework);
  return bug && `${bug} ${fix}`.trim();
}

/** The options, in the order of the pane, which puts all switches together. */
export const definitions: { readonly [Name in OptionName]: Definition<PlaygroundOptions[Name]> } = {
  framework: {
    label: "Framework",
    form: choice(choices.framework),
    standard: "docusaurus",
    bugs: ({ framework }, facts) => [(framework !== "honkit" || facts?.deprecated !== 0) && bugOf(framework)],
    fixes: ({ framework }) => [factsOfFramework(framework).fix && bugOf(framework)],
  },
  formatter: {
    label: "Formatter",
    form: choice(choices.formatter),
    standard: "stock",
    // Other frameworks have no choice of formatters; a choice that was made before stays visible, with a hint.
    isOffered: ({ framework, formatter }) => framework === "docusaurus" || formatter !== "stock",
    hints: ({ framework, formatter }) => [
      formatter === "takeHome" &&
        framework !== "docusaurus" &&
        "The folder is for Docusaurus, so it changes nothing for this framework.",
    ],
  },
  hierarchy: {
    label: "Hierarchy",
    form: choice(choices.hierarchy),
    standard: "api",
    setting: ({ hierarchy }) => unless<string>("api", hierarchy),
    group: "printTypeOptions",
    bugs: (options) => [
      // The reference formatter doesn't link the names of fields.
      options.hierarchy === "flat" &&
        !hasReferenceFormatter(options) &&
        "Names of fields link to pages that do not exist.",
    ],
  },
  deprecated: {
    label: "Deprecated entities",
    form: choice(choices.deprecated),
    standard: "default",
    setting: ({ deprecated }) => unless<string>("default", deprecated === "skip" ? "SKIP" : deprecated),
    group: "printTypeOptions",
    hints: (_, { deprecated }) => [
      deprecated === 0 && "Nothing in this schema is deprecated, so there is nothing to group or skip.",
    ],
    fixes: ({ deprecated }) => [
      deprecated === "skip" && "SKIP in capitals: with skip, this release makes no pages for directives.",
    ],
  },
  groupByDirective: {
    label: "Group by directive",
    form: {
      kind: "texts",
      fields: {
        directive: { label: "Directive", placeholder: "none" },
        field: { label: "Argument" },
        fallback: { label: "Fallback group" },
      },
    },
    standard: { directive: "", field: "", fallback: "Miscellaneous" },
    setting: (options) => {
      const [directive, field] = [nameIn(options.groupByDirective.directive), nameIn(options.groupByDirective.field)];
      // The tool groups nothing until both are named.
      return directive === "" || field === "" ? undefined : { directive, field, fallback: fallbackGroupOf(options) };
    },
    leftOut: ({ groupByDirective: { directive, field, fallback } }) => [
      ...namesLeftOut(directive, field),
      isTyped(fallback) &&
        groupIn(fallback) === "" &&
        `The group is Miscellaneous instead of ${fallback}: a group needs a letter from A to Z, and cannot be true, false or null.`,
    ],
    hints: (options, facts, kind) => [kind === "introspection" ? NOT_APPLIED : groupHint(options, facts)],
    bugs: (options, facts) => [
      facts &&
        losesGroups(options, facts) &&
        "The tool reads the group only from a string. A type that has the directive with an enum value, or without that argument, gets no group, not even the fallback.",
    ],
  },
  skipDocDirective: directiveList("skipDocDirective", "Skip by directive", {
    label: "Skip types with",
    placeholder: "internal, beta",
  }),
  onlyDocDirective: directiveList("onlyDocDirective", "Keep by directive", {
    label: "Only types with",
    placeholder: "public",
  }),
  exampleSection: {
    label: "Examples",
    form: {
      kind: "texts",
      fields: {
        directive: { label: "Directive with examples", placeholder: "example" },
        field: { label: "Argument with the example", placeholder: "value" },
      },
    },
    standard: { directive: "", field: "" },
    setting: ({ exampleSection: { directive, field } }) =>
      filled({ directive: unless("", nameIn(directive)), field: unless("", nameIn(field)) }),
    group: "printTypeOptions",
    leftOut: ({ exampleSection: { directive, field } }) => namesLeftOut(directive, field),
    hints: (options, { examples }, kind) => {
      if (kind === "introspection") return [NOT_APPLIED];
      const { directive, field } = exampleSourceOf(options);
      const isFound = examples.some((one) => one.directive === directive && one.field === field);
      return [!isFound && `Nothing in this schema has a text in @${directive}(${field}), so pages have no examples.`];
    },
  },
  typeBadges: {
    label: "Type badges",
    form: { kind: "switch" },
    standard: true,
    setting: ({ typeBadges }) => unless(true, typeBadges),
    group: "printTypeOptions",
    hints: (options) => [
      !options.typeBadges &&
        hasReferenceFormatter(options) &&
        "The reference formatter has no type badges, so this option changes nothing.",
    ],
    bugs: (options) => [
      !options.typeBadges && !hasReferenceFormatter(options) && "The badges in the lists of related types stay.",
    ],
  },
  index: {
    label: "Index pages of folders",
    form: { kind: "switch" },
    standard: false,
    setting: ({ index }) => unless(false, index),
    group: "docOptions",
    bugs: ({ index, framework }) => [
      index &&
        framework !== "docusaurus" &&
        "Only the preset for Docusaurus writes index pages. For this framework the option changes nothing.",
    ],
  },
  pretty: {
    label: "Pretty: formatted by Prettier",
    form: { kind: "switch" },
    standard: false,
    // Prettier could turn text that the reference formatter has escaped into code again.
    setting: (options) => unless(false, options.pretty && !hasReferenceFormatter(options)),
    hints: (options) => [
      options.pretty &&
        hasReferenceFormatter(options) &&
        "Prettier could turn text that the reference formatter escapes into code, so this option changes nothing.",
    ],
  },
  frontMatter: {
    label: "Front matter",
    form: { kind: "lines" },
    standard: [],
    setting: ({ frontMatter }) => frontMatterOf(frontMatter),
    group: "docOptions",
    leftOut: ({ frontMatter }) => frontMatter.map(refusalOf),
    bugs: ({ frontMatter, framework }) => [
      frontMatter.length > 0 &&
        (framework === "mkdocs" || framework === "mdbook") &&
        "This preset writes a heading in place of front matter, so your lines are left out.",
      frontMatter.some(([key]) => ["id", "title"].includes(key.trim())) &&
        "The tool sets id and title itself, whatever you give them.",
    ],
  },
};

export const optionNames = Object.keys(definitions) as readonly OptionName[];

/** The default options: those of the tool, for Docusaurus. */
export const defaultOptions = Object.fromEntries(
  optionNames.map((name) => [name, definitions[name].standard]),
) as unknown as PlaygroundOptions;

/** The options that differ from the defaults. */
export function changedOptions(options: PlaygroundOptions): Partial<PlaygroundOptions> {
  const changed = optionNames.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaultOptions[name]));
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** A sentence for the reader, beside an option. */
export interface Note {
  readonly option: OptionName;
  readonly sentence: string;
}

function notes(write: (definition: Definition<unknown>) => Sentences | undefined): readonly Note[] {
  return optionNames.flatMap((option) =>
    (write(definitions[option]) ?? []).flatMap((sentence) => (sentence ? [{ option, sentence }] : [])),
  );
}

/** Lists how these options misbehave or surprise in the installed release of the tool. */
export function knownBugsOf(options: PlaygroundOptions, facts?: SchemaFacts, kind?: SourceKind): readonly Note[] {
  return notes(({ bugs }) => bugs?.(options, facts, kind));
}

/** Lists how the exported files avoid bugs of the installed release. */
export const fixesOf = (options: PlaygroundOptions): readonly Note[] => notes(({ fixes }) => fixes?.(options));

/** Lists the typed texts that the configuration leaves out, and why. */
export const leftOutOf = (options: PlaygroundOptions): readonly Note[] => notes(({ leftOut }) => leftOut?.(options));

/** Returns hints on options that do less than a reader may expect. */
export function hintsOf(options: PlaygroundOptions, facts: SchemaFacts, kind: SourceKind): readonly Note[] {
  return notes(({ hints }) => hints?.(options, facts, kind));
}
