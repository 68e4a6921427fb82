/** Finds or installs the programs that a script needs: `tsx tests/system/index.ts browser nginx`. */
import process from "node:process";
import { ensure, SKIPPED } from "./ensure";
import * as requirements from "./requirements";

const chosen = Object.entries(requirements).filter(([name]) => process.argv.includes(name));

ensure(chosen.map(([, requirement]) => requirement)).then(
  (isComplete) => {
    if (!isComplete) process.exitCode = SKIPPED;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
