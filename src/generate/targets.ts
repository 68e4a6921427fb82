import { apiTarget } from "./api";
import { exampleTarget } from "./examples/target";
import { homepageTarget } from "./homepage/target";
import { reportTarget } from "./report/target";
import { stockTarget } from "./stock/target";
import type { GenerationTarget } from "./target";

export const targets: readonly GenerationTarget[] = [
  exampleTarget("default"),
  exampleTarget("group-by"),
  stockTarget,
  homepageTarget,
  reportTarget,
  apiTarget,
];
