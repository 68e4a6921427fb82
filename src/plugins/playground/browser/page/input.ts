import type { PlaygroundOptions } from "../protocol";

/** All that a reader has entered: what a link reproduces. */
export interface PlaygroundInput {
  /** SDL, or the JSON of an introspection result. */
  readonly source: string;
  readonly options: PlaygroundOptions;
}

/** The default options: those of the tool, for Docusaurus. */
export const defaultOptions: PlaygroundOptions = {
  framework: "docusaurus",
  hierarchy: "api",
  deprecated: "default",
  groupByDirective: { directive: "", field: "", fallback: "Miscellaneous" },
  skipDocDirective: [],
  onlyDocDirective: [],
  exampleSection: false,
  typeBadges: true,
  index: false,
  frontMatter: [],
  pretty: false,
};
