import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { GenerationError } from "./target";

/**
 * Runs a Node.js program as a reader would, and fails if it prints more to standard error than expected.
 *
 * @param args of Node.js: options, file and arguments
 * @param cwd folder in which it runs
 * @param fix one sentence: what to do about that
 * @param lines number of lines that it prints to standard error when nothing is wrong
 * @throws GenerationError with what it printed; Error if the program fails
 */
export async function runQuietly(args: readonly string[], cwd: string, fix: string, lines = 0): Promise<void> {
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd });
  const said = stderr.split("\n").filter((line) => line.trim() !== "");
  if (said.length > lines) throw new GenerationError(`The command reported problems: ${said.join("\n")}`, fix);
}
