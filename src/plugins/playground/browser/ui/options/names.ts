import type { PlaygroundOptions } from "../../options";

/** What readers see the options called, wherever they are spoken of. */
export const optionNames = {
  framework: "Framework",
  formatter: "Formatter",
  hierarchy: "Hierarchy",
  deprecated: "Deprecated entities",
  groupByDirective: "Group by directive",
  skipDocDirective: "Skip by directive",
  onlyDocDirective: "Keep by directive",
  exampleSection: "Examples",
  typeBadges: "Type badges",
  index: "Index pages of folders",
  pretty: "Pretty",
  frontMatter: "Front matter",
} as const satisfies Readonly<Record<keyof PlaygroundOptions, string>>;
