import type { PlaygroundOptions, SchemaFacts } from "./options";

/**
 * The messages between the playground and its worker. Cancelling is not a message: the page terminates the worker, which
 * stops it at any step, and starts another.
 */

/** Everything that a reader enters, and that a link reproduces. */
export interface PlaygroundInput {
  /** SDL, or the JSON of an introspection result. */
  readonly source: string;
  readonly options: PlaygroundOptions;
}

/** Asks for the files of a schema. */
export interface GenerateRequest extends PlaygroundInput {
  /** Answers carry the id of their request. */
  readonly id: number;
}

/** Asks for a report about a schema. */
export interface ReportRequest extends PlaygroundInput {
  /** An older version of the schema, to compare with. */
  readonly old: string | undefined;
}

/** Markdown in which a link such as `#L12` leads to that line of the schema; or why there is no report, in a sentence. */
export type ReportAnswer = { readonly report: string } | { readonly refusal: string };

/** Kinds of entities, as SDL calls them. An entity is anything that gets a page: a type, a directive or an operation. */
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

/** An entity that a page is about. */
export interface PageEntity {
  readonly kind: EntityKind;
  readonly name: string;
  /** The entity's group, if pages are grouped by a directive and the entity has a group. */
  readonly group?: string | undefined;
}

/** A file as the tool would write it; the path is relative to the folder of the site. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
  /** The entities that the page is about, usually one; undefined for a file that is not a page. */
  readonly entities?: readonly PageEntity[] | undefined;
  /** Offset from which the page may have live code from the schema; undefined if it can't have any. */
  readonly suspectFrom?: number | undefined;
}

/** A file that the tool writes for several entities at once, because their names lead to the same file name. */
export interface SharedFile {
  /** Relative to the folder of the site. */
  readonly path: string;
  /** Kind and name of each entity, such as `query film` and `type Film`. The file begins with the text of the last entity. */
  readonly entities: readonly string[];
}

/** An entity that has no page, although no option hides it. */
export interface MissingPage {
  /** Kind and name. */
  readonly entity: string;
  /** Why the tool could not write the page; undefined when the entity's name has no letter or digit for a file name. */
  readonly error?: string | undefined;
}

/** Entities without a page and groups without a folder. */
export interface Gaps {
  readonly pages: readonly MissingPage[];
  /** Groups whose names have no letter or digit for a folder name. */
  readonly groups: readonly string[];
}

/** A mistake in the schema, with its position if that is known. Lines and columns count from 1. */
export interface Diagnostic {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** Definitions that a subgraph of Apollo Federation lacks, because gateways have them built in. */
export interface FederationFix {
  /** Directives that the subgraph applies without defining them, under the names that it uses. */
  readonly directives: readonly string[];
  /** SDL with the definitions of these directives. */
  readonly definitions: string;
  /** Other directives that the subgraph applies without defining them. The docs don't have their definitions. */
  readonly unknown: readonly string[];
}

/** The result of a run of the tool. */
export interface RunResult {
  readonly files: readonly GeneratedFile[];
  readonly shared: readonly SharedFile[];
  readonly gaps: Gaps;
  /** The messages that the tool and its formatter write to the console. */
  readonly log: readonly string[];
  readonly facts: SchemaFacts;
}

/** The current step of the worker. */
export type Progress =
  | { readonly step: "reading" }
  /** The pages are written one by one, and formatted if the options say so. */
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
  /** The playground refused the input, or the tool failed; the message is for the reader and says what to do. */
  | { readonly kind: "refused"; readonly id: number; readonly message: string };

/** Limit for a source: bytes of a file, or characters of a text. In most schemas, nearly every character is one byte. */
export const MAX_SOURCE_BYTES = 12_000_000;

/** Limit for types. With this many, a tab briefly takes nearly 1 GB; `tests/bench/RESULTS.md` has the measurements. */
export const MAX_TYPES = 5_000;

/** Limit for pages. Operations and directives have pages too. */
export const MAX_PAGES = 10_000;
