import fc from "fast-check";
import { isComplete } from "../matrix";

// The random cases are the same in each run, so that results are reproducible. Tests of all combinations try new cases.
if (!isComplete()) fc.configureGlobal({ seed: 20 });
