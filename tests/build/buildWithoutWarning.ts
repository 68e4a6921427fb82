/** Builds the site as `npm run build` does, passes its output on, and fails when it holds a warning. */
import { spawn } from "node:child_process";
import process from "node:process";

/** Docusaurus and its bundler mark warnings so; npm's own, about its configuration, are no business of the site. */
const WARNING = /\[WARNING\]|^\s*(?:⚠|warning\b)/imu;

const build = spawn("npm", ["run", "build"], {
  stdio: ["inherit", "pipe", "pipe"],
  env: { ...process.env, FORCE_COLOR: "0" },
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
  const warnings = output.split("\n").filter((line) => WARNING.test(line) && !line.startsWith("npm warn"));
  if (warnings.length > 0) console.error(`\nThe build must not warn, but said:\n${warnings.join("\n")}`);
  process.exitCode = code === 0 && warnings.length === 0 ? 0 : 1;
});
