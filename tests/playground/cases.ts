import { buildSchema, introspectionFromSchema } from "graphql";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { bigSchema } from "./bigSchema";
import { optionsWith } from "./options";
import { exampleSchema } from "./schemas";

/** A schema and options, for the playground and the command line. */
export interface IdentityCase {
  readonly name: string;
  readonly source: string;
  readonly options: PlaygroundOptions;
}

const doc = { directive: "doc", field: "category", fallback: "Other things" };

const example = { directive: "example", field: "value" };

/** Values that YAML, JavaScript or the environment would read as something else, if they were not quoted. */
const awkward: PlaygroundOptions["frontMatter"] = [
  ["sidebar_class_name", "a: b # c"],
  ["draft", "true"],
  ["weight", "12"],
  ["sidebar_position", "1.0"],
  ["title_meta", "no"],
  ["description", ""],
  ["pagination_next", "null"],
  ["sidebar_label", "${HOME} $HOME"],
  ["linkTitle", "it's: 'a'"],
  ["pagination_label", "- [✓, {x}] *ref &anchor !tag | % @ `"],
];

function introspectionOf(sdl: string): string {
  return JSON.stringify({ data: introspectionFromSchema(buildSchema(sdl)) });
}

/** The examples, and one in which no two names make one file: in a flat hierarchy, chance decides which of them is kept. */
const schemas = { default: exampleSchema("default"), "group-by": exampleSchema("group-by"), "made-up": bigSchema(60) };

type Row = readonly [what: string, schema: keyof typeof schemas, chosen: Partial<PlaygroundOptions>];

/** Each framework, and each value of each option, at least once. */
const rows: readonly Row[] = [
  [
    "Docusaurus with the formatter to copy, in groups, prettified, with examples",
    "group-by",
    { formatter: "takeHome", groupByDirective: doc, deprecated: "group", exampleSection: example, pretty: true },
  ],
  ["Docusaurus with index pages and front matter", "default", { index: true, frontMatter: awkward }],
  ["Starlight with deprecated entities grouped", "default", { framework: "starlight", deprecated: "group" }],
  [
    "Fumadocs by entity, one directive alone",
    "group-by",
    {
      framework: "fumadocs",
      hierarchy: "entity",
      onlyDocDirective: ["beta"],
    },
  ],
  ["Vocs, flat, without badges", "made-up", { framework: "vocs", hierarchy: "flat", typeBadges: false }],
  [
    "HonKit with examples and deprecated entities grouped",
    "group-by",
    {
      framework: "honkit",
      deprecated: "group",
      exampleSection: example,
    },
  ],
  [
    "Hugo in groups, without one directive",
    "group-by",
    {
      framework: "hugo",
      groupByDirective: doc,
      skipDocDirective: ["@beta"],
    },
  ],
  [
    "MkDocs by entity, in groups, prettified",
    "group-by",
    {
      framework: "mkdocs",
      hierarchy: "entity",
      groupByDirective: doc,
      pretty: true,
    },
  ],
  ["mdBook without deprecated entities", "default", { framework: "mdbook", deprecated: "skip" }],
  ["DocFX with front matter", "default", { framework: "docfx", frontMatter: [["_disableToc", "true"]] }],
  [
    "Docusaurus in groups, prettified, with examples",
    "group-by",
    {
      groupByDirective: doc,
      deprecated: "group",
      exampleSection: example,
      pretty: true,
    },
  ],
];

/** Everything whose output in the playground is compared with that of the command line. */
export const identityCases: readonly IdentityCase[] = [
  ...rows.map(([name, schema, chosen]) => ({ name, source: schemas[schema], options: optionsWith(chosen) })),
  {
    name: "Docusaurus from an introspection result",
    source: introspectionOf(schemas["group-by"]),
    options: optionsWith(),
  },
];
