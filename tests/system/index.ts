/** Makes sure that the machine has what a script needs: `tsx tests/system/index.ts browser nginx`. */
import process from "node:process";
import { ensure, LEFT_OUT } from "./ensure";
import * as needs from "./needs";

const wanted = Object.entries(needs).filter(([name]) => process.argv.includes(name));

ensure(wanted.map(([, need]) => need)).then(
  (complete) => {
    if (!complete) process.exitCode = LEFT_OUT;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
