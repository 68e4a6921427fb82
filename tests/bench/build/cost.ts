import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";

/** What a command took. */
export interface Cost {
  /** Seconds on the clock. */
  readonly seconds: number;
  /** Seconds of all cores together; none where GNU time is missing. */
  readonly cpu: number | undefined;
  /** Most memory that one of its processes held at once, in MiB; none where GNU time is missing. */
  readonly memory: number | undefined;
}

/** GNU time, from the package `time`: the shell's own `time` tells no memory, and that of the BSDs takes no format. */
const GNU_TIME = "/usr/bin/time";
const hasGnuTime = process.platform === "linux" && existsSync(GNU_TIME);

/** What measures, for reports. */
export const instrument = hasGnuTime
  ? "GNU time"
  : "the clock of Node.js; GNU time, which tells memory, is not installed";

/** Lines of a failed command's output that its error shows. */
const SHOWN_LINES = 40;

/**
 * Runs a command and says what it took.
 *
 * @param command - the program and its arguments
 * @param folder - absolute path of the folder to run it in
 * @param environment - what is added to the variables of this process
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
