import fc from "fast-check";
import { isComplete } from "../matrix";

// The random cases are the same in each run, so that results are reproducible. With `MATRIX=full`, they are new in each run.
if (!isComplete()) fc.configureGlobal({ seed: 20 });
