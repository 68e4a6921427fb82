/** The values of options that have few, with words for each, in the order in which they are offered. */
export const choices = {
  /** Frameworks that the tool has a preset for. */
  framework: {
    docusaurus: "Docusaurus",
    starlight: "Astro Starlight",
    fumadocs: "Fumadocs",
    vocs: "Vocs",
    honkit: "HonKit",
    hugo: "Hugo",
    mkdocs: "MkDocs",
    mdbook: "mdBook",
    docfx: "DocFX",
  },
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
    group: "group: in a part of their own",
    skip: "skip: left out",
  },
} as const;

type Choice<Name extends keyof typeof choices> = keyof (typeof choices)[Name];
export type Framework = Choice<"framework">;

/** The tool's options that a reader can choose, in a form that survives `postMessage` and a URL. */
export interface PlaygroundOptions {
  readonly framework: Framework;
  /** Of no effect with other frameworks than Docusaurus. */
  readonly formatter: Choice<"formatter">;
  readonly hierarchy: Choice<"hierarchy">;
  readonly deprecated: Choice<"deprecated">;
  /** Empty `directive` for no groups. */
  readonly groupByDirective: { readonly directive: string; readonly field: string; readonly fallback: string };
  readonly skipDocDirective: readonly string[];
  readonly onlyDocDirective: readonly string[];
  /** Where values are shown from; for what is empty, the tool looks for `@example(value: …)`. */
  readonly exampleSection: { readonly directive: string; readonly field: string };
  readonly typeBadges: boolean;
  readonly index: boolean;
  /** Key and value of each line added to the front matter, as they are typed. */
  readonly frontMatter: readonly (readonly [key: string, value: string])[];
  readonly pretty: boolean;
}

/** Whether the pages are those of the reference formatter, which is for Docusaurus alone. */
export function hasReferenceFormatter({ framework, formatter }: PlaygroundOptions): boolean {
  return framework === "docusaurus" && formatter === "takeHome";
}

/** The default options: those of the tool, for Docusaurus. */
export const defaultOptions: PlaygroundOptions = {
  framework: "docusaurus",
  formatter: "stock",
  hierarchy: "api",
  deprecated: "default",
  groupByDirective: { directive: "", field: "", fallback: "Miscellaneous" },
  skipDocDirective: [],
  onlyDocDirective: [],
  exampleSection: { directive: "", field: "" },
  typeBadges: true,
  index: false,
  frontMatter: [],
  pretty: false,
};
