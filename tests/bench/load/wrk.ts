import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findProgram } from "../../system/findNginx";

const run = promisify(execFile);
const script = fileURLToPath(new URL("mix.lua", import.meta.url));

/** What one run of wrk measured; times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly mean: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
  /** Answers with another status than 200, and the last such status. */
  readonly wrong: number;
  readonly lastWrong: number;
  /** Connections that were refused or cut. */
  readonly broken: number;
  readonly timeouts: number;
}

/** How hard a server is pressed. */
export interface Pressure {
  readonly threads: number;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Sends requests as fast as they are answered.
 *
 * @param origin of the server
 * @param paths asked for in turn; the same path more than once has more weight
 * @param folder where the list of paths is put
 * @throws Error if wrk is not installed or reports no result
 */
export async function press(
  origin: string,
  paths: readonly string[],
  folder: string,
  pressure: Pressure,
): Promise<Load> {
  const wrk = findProgram("wrk");
  if (wrk === undefined) throw new Error("There is no wrk: install the package of that name.");
  const list = path.join(folder, "paths.txt");
  await writeFile(list, `${paths.join("\n")}\n`);
  const { threads, connections, seconds } = pressure;
  const { stdout } = await run(
    wrk,
    [
      "-t",
      String(threads),
      "-c",
      String(connections),
      "-d",
      `${String(seconds)}s`,
      "--timeout",
      "5s",
      "-s",
      script,
      origin,
    ],
    { env: { ...process.env, LOAD_PATHS: list } },
  );
  const result = /^RESULT (\{.*\})$/mu.exec(stdout)?.[1];
  if (result === undefined) throw new Error(`wrk said nothing that can be read:\n${stdout}`);
  return JSON.parse(result) as Load;
}
