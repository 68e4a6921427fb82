import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";

/** Time and memory that a command took. */
export interface Cost {
  /** Seconds on the clock. */
  readonly seconds: number;
  /** Seconds of all cores together; undefined without GNU time. */
  readonly cpu: number | undefined;
  /** Peak memory of its largest process, in MiB; undefined without GNU time. */
  readonly memory: number | undefined;
}

/** GNU time, from the package `time`: the shell's `time` does not report memory, and BSD's has no option for the format. */
const GNU_TIME = "/usr/bin/time";
const hasGnuTime = process.platform === "linux" && existsSync(GNU_TIME);

/** Name of the measuring instrument, for reports. */
export const instrument = hasGnuTime
  ? "GNU time"
  : "the clock of Node.js; GNU time, which reports memory, is not installed";

/** Lines of a failed command's output that its error shows. */
const SHOWN_LINES = 40;

/**
 * Runs a command and measures its time and memory.
 *
 * @param command - the program and its arguments
 * @param folder - absolute path of the folder to run it in
 * @param environment - variables in addition to those of this process
 * @throws Error with the end of its output if the command fails
 */
export async function costOf(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const file = path.join(folder, ".cost");
  const [program = "", ...args] = hasGnuTime ? [GNU_TIME, "-o", file, "-f", "%e %U %S %M", ...command] : command;
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const status = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on("error", reject).on("close", (code, signal) => {
      resolve(code ?? signal);
    });
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    const end = output.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
    throw new Error(`"${command.join(" ")}" ended with ${String(status)}:\n${end}`);
  }
  if (!hasGnuTime) return { seconds, cpu: undefined, memory: undefined };
  const [elapsed = 0, user = 0, system = 0, kibibytes = 0] = (await readFile(file, "utf8"))
    .trim()
    .split(" ")
    .map(Number);
  await rm(file);
  return { seconds: elapsed, cpu: user + system, memory: kibibytes / 1024 };
}
