import type { PlaygroundOptions, SchemaFacts } from "./options";

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

/** What a run of the tool made. */
export interface RunResult {
  readonly files: readonly GeneratedFile[];
  readonly shared: readonly SharedFile[];
  readonly gaps: Gaps;
  /** What the tool says of its run, as on the console. */
  readonly log: readonly string[];
  readonly facts: SchemaFacts;
}

/** What the worker is doing. */
export type Progress =
  | { readonly step: "reading" }
  /** The pages are made one by one, and formatted if the options say so. */
  | { readonly step: "printing"; readonly done: number; readonly total: number };

export type WorkerAnswer =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | ({ readonly kind: "files"; readonly id: number } & RunResult)
  | {
      readonly kind: "invalid";
      readonly id: number;
      readonly diagnostics: readonly Diagnostic[];
      readonly federation?: FederationFix | undefined;
    }
  /** The tool or the input went beyond what the playground does; the message is for the reader and says what to do. */
  | { readonly kind: "refused"; readonly id: number; readonly message: string };

/** Length of a source: bytes of a file, or characters of a text, which is the same for nearly all of most schemas. */
export const MAX_SOURCE_BYTES = 12_000_000;

/** Types of a schema. So many take a tab near to 1 GB for a moment; `tests/bench/RESULTS.md` has the measurements. */
export const MAX_TYPES = 5_000;

/** Pages, of which a schema has one for each operation too. */
export const MAX_PAGES = 10_000;
