import { apiTarget } from "./api";
import { homepageTarget, reportTarget, stockTarget } from "./commands";
import { exampleTarget } from "./examples/target";
import type { GenerationTarget } from "./target";

export const targets: readonly GenerationTarget[] = [
  exampleTarget("default"),
  exampleTarget("group-by"),
  stockTarget,
  homepageTarget,
  reportTarget,
  apiTarget,
];
