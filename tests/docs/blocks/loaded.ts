import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GRAPHQL_CONFIG } from "./sandbox";
import { environment, gate, run } from "./shell";
import type { Outcome } from "./shell";
import { simpleCommands } from "./simpleCommands";

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
