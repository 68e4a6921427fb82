import { execFile } from "node:child_process";
import process from "node:process";
import { promisify, stripVTControlCharacters } from "node:util";
import { addOverrides } from "../overrides";
import { startServer } from "../startServer";
import type { RunningServer } from "../startServer";
import { writeFiles } from "../writeFiles";
import type { Texts } from "./download";

const run = promisify(execFile);

/** A reader's environment, in which npm uses its cache first, and no window opens. */
export function environment(): NodeJS.ProcessEnv {
  // Vitest's own value of NODE_ENV is "test".
  return {
    ...process.env,
    NODE_ENV: undefined,
    npm_config_prefer_offline: "true",
    ASTRO_TELEMETRY_DISABLED: "1",
    BROWSER: "none",
  };
}

/** The two commands that a README begins with. */
function commandsOf(readme: string): readonly [install: string, start: string] {
  const lines = /```bash\n(?<lines>.*?)\n```/su.exec(readme)?.groups?.["lines"]?.split("\n") ?? [];
  const [install, start, ...others] = lines;
  if (install === undefined || start === undefined || others.length > 0)
    throw new Error(`The README should begin with two commands, and not with:\n${lines.join("\n")}`);
  return [install, start];
}

/** A project whose two commands ran. */
export interface RunningProject {
  /** URL that it printed, without a slash at its end. */
  readonly origin: string;
  readonly server: RunningServer;
}

/** The URL that a development server prints. */
const URL = /https?:\/\/localhost:\d+/u;

/**
 * Unpacks a project, and runs the two commands of its README, word for word.
 *
 * @param folder empty
 * @param ready matches what the second command prints when the pages can be read
 * @throws Error with the output of what fails
 */
export async function runProject(folder: string, texts: Texts, ready: RegExp): Promise<RunningProject> {
  await writeFiles(folder, texts);
  // A registry may lack releases that these packages ask for.
  await addOverrides(folder);
  const [install, start] = commandsOf(texts["README.md"] ?? "");
  const where = { cwd: folder, env: environment() };
  await run("sh", ["-c", install], { ...where, maxBuffer: 1 << 26 });
  const server = await startServer(["sh", "-c", start], ready, where);
  const [origin] = URL.exec(stripVTControlCharacters(server.output())) ?? [];
  if (origin === undefined) throw new Error(`No URL in: ${server.output()}`);
  return { origin, server };
}
