/** Runs `npm run build`, prints its output, and fails if the build fails, prints a warning or ends too early. */
import { spawn } from "node:child_process";
import process from "node:process";
import { problemsOf } from "./buildOutput";

const build = spawn("npm", ["run", "build"], {
  stdio: ["inherit", "pipe", "pipe"],
  // Without the bundler's cache: it skips unchanged pages, and so their warnings.
  env: { ...process.env, FORCE_COLOR: "0", DOCUSAURUS_NO_PERSISTENT_CACHE: "1" },
});
let output = "";
for (const [stream, target] of [
  [build.stdout, process.stdout],
  [build.stderr, process.stderr],
] as const) {
  stream.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    target.write(chunk);
  });
}
build.on("close", (code) => {
  const problems = problemsOf(output, code);
  for (const problem of problems) console.error(`\n${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
