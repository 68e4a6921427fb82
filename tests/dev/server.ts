import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyProject } from "../copy/project";
import { freePort } from "../freePort";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** What `npm run generate` makes. Without it the copy would have to generate all pages first. */
const GENERATED = [".generated", "api", "examples/default", "examples/group-by"];

/** A development server on a copy of the project. */
export interface DevServer {
  /** Absolute path of the copy. */
  readonly folder: string;
  readonly origin: string;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly remove: () => Promise<void>;
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("close", () => {
      resolve();
    });
    // npm, its shell and the server are one group.
    if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  });
}

/**
 * Copies the project with its generated pages, and runs `npm start` there.
 *
 * @returns when the site has been compiled
 * @throws Error with what was printed, if the server ends
 */
export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-dev-"));
  await copyProject(project, folder);
  for (const name of GENERATED) await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  const port = String(await freePort());
  const server = spawn("npm", ["start", "--", "--no-open", "--port", port], {
    cwd: folder,
    // Vitest's own value is "test".
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      if (output.includes("compiled")) resolve();
    };
    server.stdout.setEncoding("utf8").on("data", read);
    server.stderr.setEncoding("utf8").on("data", read);
    server.once("close", () => {
      reject(new Error(`npm start ended: ${output}`));
    });
  });
  return {
    folder,
    origin: `http://localhost:${port}`,
    output: () => output,
    remove: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
