import type { PlaygroundOptions } from "@site/src/playground/protocol";

/**
 * Options of the playground.
 *
 * @param chosen those that are not as the page offers them at first
 */
export function optionsWith(chosen: Partial<PlaygroundOptions> = {}): PlaygroundOptions {
  return {
    framework: "docusaurus",
    hierarchy: "api",
    deprecated: "default",
    groupByDirective: { directive: "", field: "", fallback: "" },
    skipDocDirective: [],
    onlyDocDirective: [],
    exampleSection: false,
    typeBadges: true,
    index: false,
    frontMatter: [],
    pretty: false,
    ...chosen,
  };
}
