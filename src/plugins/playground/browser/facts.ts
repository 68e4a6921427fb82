/** The content of a schema file. */
export type SourceKind = "sdl" | "introspection";

/** The parts of a schema that options can use. */
export interface SchemaFacts {
  /** Names of the directives that it declares for entities, or for their fields, arguments and values. */
  readonly directives: readonly string[];
  /** Arguments by which pages can be grouped, the most useful first, with the number of groups and of pages with a group. */
  readonly groupings: readonly {
    readonly directive: string;
    readonly field: string;
    readonly groups: number;
    readonly pages: number;
  }[];
  /** Number of entities that have a directive, by its name. */
  readonly entitiesWith: ReadonlyMap<string, number>;
  /** Arguments whose texts can be shown as examples. */
  readonly examples: readonly { readonly directive: string; readonly field: string; readonly values: number }[];
  /** Number of operations, fields, arguments and values that are deprecated. */
  readonly deprecated: number;
}
