import { spawn } from "node:child_process";
import process from "node:process";

/** A server that runs until it is ended. */
export interface RunningServer {
  /** Returns what the server has printed so far. */
  readonly output: () => string;
  /** Ends the server and the processes that it has started. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a server, and waits until it is ready.
 *
 * @param command program and arguments
 * @param ready matches the output of a server that is ready
 * @param where the folder in which the server runs, and its environment
 * @throws Error with the output if the server ends before it is ready
 */
export async function startServer(
  [program, ...args]: readonly [string, ...string[]],
  ready: RegExp,
  where: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<RunningServer> {
  // A process group of its own, so that npm, its shell and the server can be ended together.
  const server = spawn(program, args, { ...where, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      if (ready.test(output)) resolve();
    };
    server.stdout.setEncoding("utf8").on("data", read);
    server.stderr.setEncoding("utf8").on("data", read);
    server.once("error", reject);
    server.once("close", () => {
      reject(new Error(`${[program, ...args].join(" ")} ended: ${output}`));
    });
  });
  return {
    output: () => output,
    end: async () => {
      const closed = new Promise<void>((resolve) => {
        server.once("close", () => {
          resolve();
        });
      });
      if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
      await closed;
    },
  };
}
