import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";

/** Takes the place of a command that needs the network. */
export interface Replacement {
  readonly command: RegExp;
  readonly run: (line: string, folder: string) => Promise<void> | void;
}

/** A terminal into which the blocks of a page are pasted, one after the other. */
export interface Terminal {
  /** The working directory, as the commands so far left it. */
  readonly folder: () => string;
  /**
   * Runs the lines of a block.
   *
   * @returns what they print
   * @throws Error with the output of the first line that fails
   */
  readonly paste: (block: string) => Promise<string>;
}

/**
 * Opens a terminal in an empty folder.
 *
 * @param folder where the reader starts; it also takes the place of the home folder
 * @param replacements for what cannot run here; all other lines run as they are
 */
export function openTerminal(folder: string, replacements: readonly Replacement[]): Terminal {
  let current = folder;
  const runLine = async (line: string): Promise<string> => {
    const replacement = replacements.find(({ command }) => command.test(line));
    if (replacement !== undefined) {
      await replacement.run(line, current);
      return "";
    }
    const [, target] = /^cd (\S+)$/u.exec(line) ?? [];
    if (target === undefined) return execute(line, current, folder);
    current = path.join(current, target);
    return "";
  };
  return {
    folder: () => current,
    paste: async (block) => {
      let output = "";
      for (const line of block.trim().split("\n")) output += await runLine(line);
      return output;
    },
  };
}

/** Variables of a fresh terminal: nothing of the test runner's, no network for npm, no cache outside the folder. */
export function environment(home: string): Record<string, string> {
  return {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env["PATH"] ?? ""}`,
    HOME: home,
    TMPDIR: path.join(home, "tmp"),
    NO_COLOR: "1",
    NO_UPDATE_NOTIFIER: "1",
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_cache: path.join(home, "npm"),
  };
}

async function execute(line: string, folder: string, home: string): Promise<string> {
  const env = environment(home);
  await mkdir(path.join(home, "tmp"), { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-c", line], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`\`${line}\` ended with ${String(code)}:\n${output}`));
    });
  });
}
