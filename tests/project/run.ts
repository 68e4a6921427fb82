import { execFile } from "node:child_process";
import process from "node:process";
import { promisify, stripVTControlCharacters } from "node:util";
import { addOverrides } from "../overrides";
import { startServer } from "../startServer";
import type { RunningServer } from "../startServer";
import { writeFiles } from "../writeFiles";
import type { Texts } from "./download";

const run = promisify(execFile);

/** A reader's environment, but npm prefers its cache, and no browser window opens. */
export function environment(): NodeJS.ProcessEnv {
  // Vitest sets NODE_ENV to "test".
  return {
    ...process.env,
    NODE_ENV: undefined,
    npm_config_prefer_offline: "true",
    ASTRO_TELEMETRY_DISABLED: "1",
    BROWSER: "none",
  };
}

/** The first two commands of a README. */
function commandsOf(readme: string): readonly [install: string, start: string] {
  const lines = /```bash\n(?<lines>.*?)\n```/su.exec(readme)?.groups?.["lines"]?.split("\n") ?? [];
  const [install, start, ...others] = lines;
  if (install === undefined || start === undefined || others.length > 0)
    throw new Error(`The README should begin with two commands, and not with:\n${lines.join("\n")}`);
  return [install, start];
}

export interface RunningProject {
  /** URL that the server printed, without a trailing slash. */
  readonly origin: string;
  readonly server: RunningServer;
}

/** The URL that a development server prints. */
const URL = /https?:\/\/localhost:\d+/u;

/**
 * Unpacks a project, and runs the two commands of its README.
 *
 * @param folder empty
 * @param ready matches the output of the second command once the server is ready
 * @throws Error with the output of the command that fails
 */
export async function runProject(folder: string, texts: Texts, ready: RegExp): Promise<RunningProject> {
  await writeFiles(folder, texts);
  // A registry may lack releases that these packages require.
  await addOverrides(folder);
  const [install, start] = commandsOf(texts["README.md"] ?? "");
  const where = { cwd: folder, env: environment() };
  await run("sh", ["-c", install], { ...where, maxBuffer: 1 << 26 });
  const server = await startServer(["sh", "-c", start], ready, where);
  const [origin] = URL.exec(stripVTControlCharacters(server.output())) ?? [];
  if (origin === undefined) throw new Error(`No URL in: ${server.output()}`);
  return { origin, server };
}
