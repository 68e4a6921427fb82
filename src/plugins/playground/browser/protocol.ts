import type { PlaygroundOptions } from "./options";

/**
 * What the page of the playground and its worker say to each other. Cancelling is not a message: the page ends the
 * worker, which stops whatever it does, and starts another.
 */

/** All that a reader has entered: what a link reproduces. */
export interface PlaygroundInput {
  /** SDL, or the JSON of an introspection result. */
  readonly source: string;
  readonly options: PlaygroundOptions;
}

/** Ask for the files of a schema. */
export interface GenerateRequest extends PlaygroundInput {
  /** Answers carry the number of what they answer. */
  readonly id: number;
}

/** Kinds of what has a page, as SDL calls them. */
export type EntityKind =
  | "query"
  | "mutation"
  | "subscription"
  | "directive"
  | "type"
  | "interface"
  | "union"
  | "input"
  | "enum"
  | "scalar";

/** What a page is about. */
export interface PageEntity {
  readonly kind: EntityKind;
  readonly name: string;
  /** Where pages are grouped by a directive, and it has one. */
  readonly group?: string | undefined;
}

/** A file as the tool would write it; the path is relative to the folder of the pages (`rootPath/baseURL`). */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
  /** What it is about, if it is a page: mostly one thing. */
  readonly entities?: readonly PageEntity[] | undefined;
  /** Where the part of a page begins that may hold live code of the schema; there if it may. */
  readonly suspectFrom?: number | undefined;
}

/** A file that the tool writes for several entities at once, because their names make the same one. */
export interface SharedFile {
  /** As that of a generated file. */
  readonly path: string;
  /** Kind and name of each, such as `query film` and `type Film`; the last is on top. */
  readonly entities: readonly string[];
}

/** Something that has no page, although no option hides it. */
export interface MissingPage {
  /** Kind and name. */
  readonly entity: string;
  /** Why the tool could not write it; nothing when its name has no letter or digit for a file. */
  readonly error?: string | undefined;
}

/** What the tool leaves without a place of its own. */
export interface Gaps {
  readonly pages: readonly MissingPage[];
  /** Groups without a folder, as their names have no letter or digit for one. */
  readonly groups: readonly string[];
}

/** A mistake in the schema, at its place where it is known. Lines and columns count from 1. */
export interface Diagnostic {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** What a subgraph of Apollo Federation lacks, as gateways have it built in. */
export interface FederationFix {
  /** Directives that it applies and does not define, under its own names for them. */
  readonly directives: readonly string[];
  /** SDL with their definitions. */
  readonly definitions: string;
  /** Directives that it lacks as well, and that are not among the definitions here. */
  readonly unknown: readonly string[];
}

/** An argument of a directive by which pages can be grouped. */
export interface GroupingFacts {
  readonly directive: string;
  readonly field: string;
  readonly groups: number;
  /** Pages with a group. */
  readonly pages: number;
}

/** An argument of a directive whose texts can be shown as examples. */
export interface ExampleFacts {
  readonly directive: string;
  readonly field: string;
  readonly values: number;
}

/** What a schema has for options to use. */
export interface SchemaFacts {
  /** Names of the directives that it declares for something that has a page, or for a part of it. */
  readonly directives: readonly string[];
  /** The most useful first. */
  readonly groupings: readonly GroupingFacts[];
  readonly examples: readonly ExampleFacts[];
  /** Number of operations, fields, arguments and values that are deprecated. */
  readonly deprecated: number;
}

/** What the worker is doing. */
export type Progress =
  | { readonly step: "reading" }
  /** The pages are made one by one, and formatted if the options say so. */
  | { readonly step: "printing"; readonly done: number; readonly total: number };

export type WorkerAnswer =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | {
      readonly kind: "files";
      readonly id: number;
      readonly files: readonly GeneratedFile[];
      readonly shared: readonly SharedFile[];
      readonly gaps: Gaps;
      /** What the tool says of its run, as on the console. */
      readonly log: readonly string[];
      readonly facts: SchemaFacts;
    }
  | {
      readonly kind: "invalid";
      readonly id: number;
      readonly diagnostics: readonly Diagnostic[];
      readonly federation?: FederationFix | undefined;
    }
  /** The tool or the input went beyond what the playground does; the message is for the reader and says what to do. */
  | { readonly kind: "refused"; readonly id: number; readonly message: string };
