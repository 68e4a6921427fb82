import type { SchemaFacts } from "@site/src/plugins/playground/browser/options";
import type { Gaps } from "@site/src/plugins/playground/browser/protocol";

/** Of a schema without anything that options are about. */
export const noFacts: SchemaFacts = {
  directives: [],
  groupings: [],
  examples: [],
  deprecated: 0,
};

/** Of a run that leaves nothing without a place of its own. */
export const noGaps: Gaps = { pages: [], groups: [] };
