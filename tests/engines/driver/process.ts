import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";

/** Milliseconds that a browser may take to start on a busy machine. */
const PATIENCE = 60_000;

/** A program in the background. */
export interface Background {
  /**
   * Waits for a line that it writes, or has written.
   *
   * @throws Error with its last words, if it ends before or takes too long
   */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it, and what it has started. */
  stop(): Promise<void>;
}

/** Starts a program as the head of a group, which ends with it. */
export function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Background {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    detached: true,
  });
  const lines: string[] = [];
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    child.on("close", () => {
      isOver = true;
      resolve();
    });
    child.on("error", (error) => {
      lines.push(error.message);
      resolve();
    });
  });
  const readers = [child.stdout, child.stderr].map((input) => createInterface({ input }));
  for (const reader of readers) reader.on("line", (line) => lines.push(line));
  return {
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
          if (found) resolve(found);
        };
        const fail = (why: string) => (): void => {
          reject(new Error([`${program} ${why}.`, ...lines.slice(-5)].join("\n")));
        };
        for (const reader of readers) reader.on("line", look);
        void over.then(fail("has ended"));
        setTimeout(fail(`does not say ${String(pattern)}`), PATIENCE).unref();
        look();
      }),
    async stop() {
      // What it has started may outlive it, and holds its streams open then.
      if (child.pid !== undefined && !isOver) process.kill(-child.pid, "SIGTERM");
      await over;
    },
  };
}
