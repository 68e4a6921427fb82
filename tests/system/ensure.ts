import { spawnSync } from "node:child_process";
import process from "node:process";
import { findProgram } from "./findNginx";

/** A program that tests need beside Node.js, npm and git. */
export interface Requirement {
  /** Name of the program, as at the start of a sentence. */
  readonly name: string;
  /**
   * Looks for the program and checks that it works.
   *
   * @returns its version or path; `undefined` when it is missing or does not work
   */
  find(): Promise<string | undefined>;
  /** Commands that install the program. Each is tried until one succeeds. */
  readonly installers: readonly (readonly string[])[];
  /** How to install the program by hand, as a sentence: shown when no installer succeeds. */
  readonly advice: string;
  /** Whether tests that need the program are skipped when it can't be installed. In CI, they fail. */
  readonly optional?: boolean;
}

/** Exit code of a command whose tests were skipped, because an optional program is missing. */
export const SKIPPED = 69;

const isCi = process.env["CI"] !== undefined;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Installers that every user may run. Homebrew even refuses to run as root. */
const FOR_USERS = new Set(["npx", "brew"]);

/**
 * Returns the command, with `sudo -n` in front if it needs root and this user isn't root. With `-n`, sudo fails instead of
 * asking for a password.
 */
function asRoot(installer: readonly string[]): readonly string[] {
  const isAllowed = process.getuid?.() === 0 || FOR_USERS.has(installer[0] ?? "");
  return isAllowed || findProgram("sudo") === undefined ? installer : ["sudo", "-n", ...installer];
}

/**
 * Finds or installs the programs that tests need, so that a missing one is noticed before a long run starts. Prints a line for
 * each.
 *
 * @returns whether every program is available; false only if optional ones are missing
 * @throws Error with advice when a required program can't be installed, and in CI, when any program can't
 */
export async function ensure(requirements: readonly Requirement[]): Promise<boolean> {
  let isComplete = true;
  for (const requirement of requirements) {
    let found = await requirement.find();
    if (found !== undefined) {
      print(`${requirement.name}: found ${found}.`);
      continue;
    }
    for (const [command = "", ...args] of requirement.installers.map(asRoot)) {
      print(`${requirement.name}: not found; running \`${[command, ...args].join(" ")}\`.`);
      spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
      found = await requirement.find();
      if (found !== undefined) break;
    }
    if (found !== undefined) {
      print(`${requirement.name}: installed ${found}.`);
      continue;
    }
    const problem = `${requirement.name} is missing and could not be installed. ${requirement.advice}`;
    if (isCi || !requirement.optional) throw new Error(problem);
    print(problem);
    isComplete = false;
  }
  return isComplete;
}
