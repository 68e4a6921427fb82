import type { SchemaFacts } from "@site/src/plugins/playground/browser/options";
import type { Gaps } from "@site/src/plugins/playground/browser/protocol";

/** The facts of a schema without directives, examples or deprecated entities. */
export const noFacts: SchemaFacts = {
  directives: [],
  groupings: [],
  entitiesWith: new Map(),
  examples: [],
  deprecated: 0,
};

/** The gaps of a run that wrote a page for every entity. */
export const noGaps: Gaps = { pages: [], groups: [] };
