import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../copy/project";
import { freePort } from "../freePort";
import { startServer } from "../startServer";
import { project } from "../docs/markdown/files";

/** Folders that `npm run generate` writes, copied to save the time of generating them again. */
const GENERATED = [".generated", "api", "examples/default", "examples/group-by"];

/** A development server on a copy of the project. */
export interface DevServer {
  /** Absolute path of the copy. */
  readonly folder: string;
  readonly origin: string;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies the project with its generated pages, and runs `npm start` there.
 *
 * @returns the server, once the site has been compiled
 * @throws Error with the output if the server ends
 */
export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-dev-"));
  await copyProject(project, folder);
  for (const name of GENERATED) await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  const port = String(await freePort());
  // Vitest sets NODE_ENV to "test".
  const env = { ...process.env, NODE_ENV: "development" } as const;
  const server = await startServer(["npm", "start", "--", "--no-open", "--port", port], /compiled/u, {
    cwd: folder,
    env,
  });
  return {
    folder,
    origin: `http://localhost:${port}`,
    output: server.output,
    remove: async () => {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
