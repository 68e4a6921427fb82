/**
 * What the page of the playground and its worker say to each other. Cancelling is not a message: the page ends the
 * worker, which stops whatever it does, and starts another.
 */

/** Frameworks that the tool has a preset for, in the order in which they are offered. */
export const frameworks = [
  "docusaurus",
  "starlight",
  "fumadocs",
  "vocs",
  "honkit",
  "hugo",
  "mkdocs",
  "mdbook",
  "docfx",
] as const;
export type Framework = (typeof frameworks)[number];

/** The tool's options that a reader can choose, in a form that survives `postMessage` and a URL. */
export interface PlaygroundOptions {
  readonly framework: Framework;
  readonly hierarchy: "api" | "entity" | "flat";
  readonly deprecated: "default" | "group" | "skip";
  /** Empty `directive` for no groups. */
  readonly groupByDirective: { readonly directive: string; readonly field: string; readonly fallback: string };
  readonly skipDocDirective: readonly string[];
  readonly onlyDocDirective: readonly string[];
  readonly exampleSection: boolean;
  readonly typeBadges: boolean;
  readonly index: boolean;
  /** Key and value of each line added to the front matter; values as they are typed. */
  readonly frontMatter: readonly (readonly [string, string])[];
  readonly pretty: boolean;
}

/** Ask for the files of a schema. */
export interface GenerateRequest {
  readonly kind: "generate";
  /** Answers carry the number of what they answer. */
  readonly id: number;
  /** SDL, or the JSON of an introspection result. */
  readonly source: string;
  readonly options: PlaygroundOptions;
}

/** A file as the tool would write it; the path is relative to the folder of the pages (`rootPath/baseURL`). */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** A mistake in the schema, at its place where it is known. Lines and columns count from 1. */
export interface Diagnostic {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

export type WorkerAnswer =
  | { readonly kind: "progress"; readonly id: number; readonly done: number; readonly total: number }
  | {
      readonly kind: "files";
      readonly id: number;
      readonly files: readonly GeneratedFile[];
      /** What the tool says of its run, as on the console. */
      readonly log: readonly string[];
    }
  | { readonly kind: "invalid"; readonly id: number; readonly diagnostics: readonly Diagnostic[] }
  /** The tool or the input went beyond what the playground does; the message is for the reader and says what to do. */
  | { readonly kind: "refused"; readonly id: number; readonly message: string };
