import { defaultOptions } from "@site/src/plugins/playground/browser/page/input";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/protocol";

/**
 * Options of the playground.
 *
 * @param chosen those that are not as the page offers them at first; no group is given a name for its rest
 */
export function optionsWith(chosen: Partial<PlaygroundOptions> = {}): PlaygroundOptions {
  return { ...defaultOptions, groupByDirective: { directive: "", field: "", fallback: "" }, ...chosen };
}
