import { CLI_SAMPLES } from "./cli";
import { CORE_SAMPLES } from "./core";
import { DIFF_SAMPLES } from "./diff";
import { GRAPHQL_SAMPLES } from "./graphql";
import { HELPERS_SAMPLES } from "./helpers";
import { PRINTER_SAMPLES } from "./printer";
import type { Sample } from "./sample";
import { TYPES_SAMPLES } from "./types";
import { UTILS_SAMPLES } from "./utils";

/**
 * Examples for what the packages' authors left without one, or with one that does not run with this release, by module and
 * name: `module#function` or `module#Class.method`. Imports are added, and a test runs each of them and compares the
 * results that its comments tell.
 */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...CLI_SAMPLES,
  ...CORE_SAMPLES,
  ...DIFF_SAMPLES,
  ...GRAPHQL_SAMPLES,
  ...HELPERS_SAMPLES,
  ...PRINTER_SAMPLES,
  ...TYPES_SAMPLES,
  ...UTILS_SAMPLES,
};
