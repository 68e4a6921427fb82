import type { PromiseId } from "../conformance/proves";

/**
 * Promises of the parts about screens, states, rules, errors and constants that say what there is, not what happens. A
 * test finds each page by its path; a mutant would take the page away, and show no more than that the test reads it.
 */
export const structure: readonly PromiseId[] = [
  "L17a",
  "L17b",
  "L17c",
  "L20a",
  "L20b",
  "L23",
  "L24",
  "L25",
  "L28a",
  "L28b",
  "L30",
  "L31",
  "L32",
  "L33",
  "L34",
  "L35",
  "L36",
  "L37",
  "L38",
  "L41",
  "L42a",
  "L42b",
  "L42c",
  "L43",
  "L44",
  "L47",
  "L48",
  "L49",
  "L50",
  "L51",
  "L52",
  "L86a",
  "L86b",
  // What is left off has nothing to break.
  "L169d",
];
