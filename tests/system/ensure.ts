import { spawnSync } from "node:child_process";
import process from "node:process";

/** What tests want of the machine, beyond Node.js, npm and git. */
export interface Need {
  /** As a sentence begins with it. */
  readonly name: string;
  /**
   * Looks for it, and tries whether it works.
   *
   * @returns what was found, in a few words, or `undefined`
   */
  find(): Promise<string | undefined>;
  /** Commands that install it, in the order of preference; each may fail, and the next is tried. */
  readonly installers: readonly (readonly string[])[];
  /** What to do when none of them worked: a whole sentence. */
  readonly advice: string;
  /** Whether the tests that want it may stay out where it cannot be had; never in CI. */
  readonly optional?: boolean;
}

/** Exit code of a command that left tests out, as nothing on this machine can run them. */
export const LEFT_OUT = 69;

/** How `ensure` acts, for its own test. */
export interface Means {
  /** Runs a command to its end, whatever comes of it. */
  readonly run: (command: string, args: readonly string[]) => void;
  /** Tells the person who waits, a line at a time. */
  readonly say: (line: string) => void;
  /** Whether everything has to be there. */
  readonly inCi: boolean;
}

const means: Means = {
  run: (command, args) => {
    spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
  },
  say: (line) => {
    process.stdout.write(`${line}\n`);
  },
  inCi: process.env["CI"] !== undefined,
};

/**
 * Makes sure that the machine has what tests need, before anything long runs, and says in one line each what it found or
 * installed.
 *
 * @returns whether all is there; what is not, and is optional, was said
 * @throws Error with the advice of a need that could be neither found nor installed
 */
export async function ensure(needs: readonly Need[], { run, say, inCi }: Means = means): Promise<boolean> {
  let complete = true;
  for (const need of needs) {
    let found = await need.find();
    if (found !== undefined) {
      say(`${need.name}: found ${found}.`);
      continue;
    }
    for (const [command = "", ...args] of need.installers) {
      say(`${need.name}: none that works; trying \`${[command, ...args].join(" ")}\`.`);
      run(command, args);
      found = await need.find();
      if (found !== undefined) break;
    }
    if (found !== undefined) {
      say(`${need.name}: installed ${found}.`);
      continue;
    }
    const missing = `${need.name} could be neither found nor installed. ${need.advice}`;
    if (inCi || !need.optional) throw new Error(missing);
    say(missing);
    complete = false;
  }
  return complete;
}
