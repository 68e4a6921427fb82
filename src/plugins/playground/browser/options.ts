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

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isKeyOf =
  (values: object): Check =>
  (value) =>
    isText(value) && Object.hasOwn(values, value as string);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const hasTexts =
  (...keys: readonly string[]): Check =>
  (value) =>
    keys.every((key) => isText((Object(value) as Readonly<Record<string, unknown>>)[key]));

const checks: Readonly<Record<keyof PlaygroundOptions, Check>> = {
  framework: isKeyOf(choices.framework),
  formatter: isKeyOf(choices.formatter),
  hierarchy: isKeyOf(choices.hierarchy),
  deprecated: isKeyOf(choices.deprecated),
  groupByDirective: hasTexts("directive", "field", "fallback"),
  skipDocDirective: isListOf(isText),
  onlyDocDirective: isListOf(isText),
  exampleSection: hasTexts("directive", "field"),
  typeBadges: isFlag,
  index: isFlag,
  frontMatter: isListOf((pair) => isListOf(isText)(pair) && (pair as readonly unknown[]).length === 2),
  pretty: isFlag,
};

/** The options that differ from the defaults. */
export function changedOptions(options: PlaygroundOptions): Partial<PlaygroundOptions> {
  const names = Object.keys(checks) as (keyof PlaygroundOptions)[];
  const changed = names.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaultOptions[name]));
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** Converts options of earlier releases of this site, where `exampleSection` was true or false. */
function upgraded(options: object): object {
  const { exampleSection } = options as { readonly exampleSection?: unknown };
  if (exampleSection === true) return { ...options, exampleSection: { directive: "example", field: "value" } };
  return exampleSection === false ? { ...options, exampleSection: defaultOptions.exampleSection } : options;
}

/**
 * Reads options from the JSON of a link or of storage, which anybody may have written.
 *
 * @returns all options, defaults filled in; undefined when a name or a value is unknown
 */
export function readOptions(value: unknown): PlaygroundOptions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(upgraded(value));
  const isKnown = entries.every(
    ([name, given]) => Object.hasOwn(checks, name) && checks[name as keyof typeof checks](given),
  );
  return isKnown ? { ...defaultOptions, ...(Object.fromEntries(entries) as Partial<PlaygroundOptions>) } : undefined;
}
