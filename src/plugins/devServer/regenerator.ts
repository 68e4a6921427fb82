import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** As a URL: a bare name would be looked up from the working directory. */
const typescriptLoader = pathToFileURL(createRequire(__filename).resolve("tsx")).href;

/**
 * Runs `npm run generate` in the background, in a process of its own, since the generator's code may be what has changed.
 * There is one run at a time; requests during it end in one more.
 *
 * @param root - absolute path of the project
 * @param errorFile - absolute path of an existing file, which tells why the last run failed and is empty if it did not
 * @returns starts a run, or asks for one more
 */
export function regenerator(root: string, errorFile: string): () => void {
  let running = false;
  let again = false;

  function start(): void {
    again = running;
    if (running) return;
    running = true;
    const child = fork("src/generate/index.ts", [], {
      cwd: root,
      execArgv: ["--import", typescriptLoader],
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    let messages = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (messages += text));
    child.once("close", (code) => {
      if (code === 0) process.stderr.write(messages);
      const failure = code === 0 ? "" : messages.trim() || `The generator stopped without a message (${String(code)}).`;
      // The bundler watches the file, so it is written only when there is something new to show.
      if (readFileSync(errorFile, "utf8") !== failure) writeFileSync(errorFile, failure);
      running = false;
      if (again) start();
    });
  }
  return start;
}
