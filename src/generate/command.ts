import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { GenerationError } from "./target";

/**
 * Runs a program of Node.js as a reader would, and refuses its complaints.
 *
 * @param args of Node.js: options, file and arguments
 * @param cwd folder in which it runs
 * @param fix one sentence: what to do about a complaint
 * @param lines number of lines that it prints to standard error when all is well
 * @throws GenerationError with what it complained about; Error if it fails
 */
export async function runQuietly(args: readonly string[], cwd: string, fix: string, lines = 0): Promise<void> {
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd });
  const said = stderr.split("\n").filter((line) => line.trim() !== "");
  if (said.length > lines) throw new GenerationError(`The command complained: ${said.join("\n")}`, fix);
}
