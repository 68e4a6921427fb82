import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { GRAPHQL_CONFIG } from "./sandbox";
import { simpleCommands } from "./shellCheck";

/** The output of a command, of both streams, and its exit code. */
export interface Outcome {
  readonly output: string;
  readonly code: number;
}

/** Limits programs to two at a time, because a small machine has two cores. */
const gate = limit(2);
// Makes `npx` run the programs on the PATH.
const WITHOUT_RUNNERS = 'npx() { "$@"; }\n';

/**
 * Runs a script in a folder, as a reader would. At most two run at the same time.
 *
 * @param folder working directory, with its own `node_modules`
 * @param script lines for bash
 */
export async function run(folder: string, script: string): Promise<Outcome> {
  return gate(() => execute(folder, WITHOUT_RUNNERS + script));
}

/**
 * Runs a script in a fresh terminal.
 *
 * @param folder working directory
 * @param script lines for bash, up to the first one that fails
 * @param env environment variables, by default those of `environment`
 */
export async function execute(
  folder: string,
  script: string,
  env: NodeJS.ProcessEnv = environment(folder),
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-c", `exec 2>&1\nset -e\n${script}`], { cwd: folder, env });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ output, code: code ?? 1 });
    });
  });
}

/**
 * Starts a server, and waits until it answers.
 *
 * @param folder working directory
 * @param command without the trailing `&`
 * @param port that accepts connections once the server is ready
 * @returns a function that stops the program
 * @throws Error when the command ends, or nothing answers within a minute
 */
export async function serve(folder: string, command: string, port: number): Promise<() => void> {
  const child = spawn("bash", ["-c", `exec ${command}`], { cwd: folder, env: environment(folder), stdio: "ignore" });
  const deadline = Date.now() + 60_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`"${command}" ended before it answered on port ${String(port)}`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`"${command}" never answered on port ${String(port)}`);
    }
    // A port has no event for the moment at which something listens.
    await wait(50);
  }
  return () => void child.kill();
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    const settle = (value: boolean): void => {
      socket.destroy();
      resolve(value);
    };
    socket.on("connect", () => {
      settle(true);
    });
    socket.on("error", () => {
      settle(false);
    });
  });
}

/** Environment variables of a fresh terminal: without those of the test runner, with npm offline and caches in the folder. */
export function environment(home: string): Record<string, string> {
  const programs = [path.join(home, "node_modules/.bin"), path.dirname(process.execPath), process.env["PATH"] ?? ""];
  return {
    PATH: programs.join(path.delimiter),
    HOME: home,
    TMPDIR: path.join(home, ".tmp"),
    NO_COLOR: "1",
    NO_UPDATE_NOTIFIER: "1",
    // Docusaurus would write this cache into the project, through the link to its packages.
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_cache: path.join(home, "npm"),
  };
}

/**
 * Creates a gate that limits how many tasks run at once; the others wait.
 *
 * @param slots how many may run
 */
function limit(slots: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

type Variables = Readonly<Record<string, string>>;

/** A process in which the packages of Docusaurus are loaded. */
interface Docusaurus {
  readonly child: ChildProcess;
  answer: (outcome: Outcome) => void;
}

const program = fileURLToPath(new URL("docusaurus.mjs", import.meta.url));
const idle = new Set<Docusaurus>();

/**
 * Runs a script like `run`, but reuses a loaded Docusaurus process if all its commands are Docusaurus commands. A folder with a
 * graphql-config file needs a new process, because `graphql-config` searches the folder that was current when it was loaded.
 *
 * @param folder working directory, not used by any other script, because its modules stay loaded
 * @param script lines for bash
 * @param variables to set for the script
 */
export async function runLoaded(folder: string, script: string, variables: Variables): Promise<Outcome> {
  const commands = script.trim().split("\n").map(docusaurusWords);
  if (commands.includes(undefined) || (await readdir(folder)).some((name) => GRAPHQL_CONFIG.test(name))) {
    const settings = Object.entries(variables).map(([name, value]) => `export ${name}=${value}\n`);
    return run(folder, settings.join("") + script);
  }
  let all: Outcome = { output: "", code: 0 };
  for (const words of commands) {
    if (all.code !== 0) break;
    const { output, code } = await gate(() => ask({ folder, words, env: { ...environment(folder), ...variables } }));
    all = { output: all.output + output, code };
  }
  return all;
}

/** The arguments of `docusaurus` in a line that needs no shell. */
function docusaurusWords(line: string): readonly string[] | undefined {
  const bare = line.replace(/^npx /u, "");
  const [words = []] = simpleCommands(bare);
  const isPlain = words[0] === "docusaurus" && words.join(" ") === bare.replaceAll(/["']/gu, "");
  return isPlain ? words.slice(1) : undefined;
}

async function ask(message: object): Promise<Outcome> {
  const [docusaurus = start()] = idle;
  idle.delete(docusaurus);
  return new Promise((resolve) => {
    docusaurus.answer = resolve;
    docusaurus.child.send(message);
  });
}

function start(): Docusaurus {
  // The shell merges both streams, which keeps their lines in order.
  const child = spawn("bash", ["-c", 'exec "$0" "$1" 2>&1', process.execPath, program], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const docusaurus: Docusaurus = { child, answer: () => undefined };
  let output = "";
  const settle = (code: number): void => {
    docusaurus.answer({ output, code });
    output = "";
  };
  child.stdout?.on("data", (chunk: Buffer) => {
    const [printed = "", code] = chunk.toString().split("\0");
    output += printed;
    if (code === undefined) return;
    idle.add(docusaurus);
    settle(Number(code));
  });
  child.on("close", (code) => {
    idle.delete(docusaurus);
    settle(code ?? 1);
  });
  return docusaurus;
}
