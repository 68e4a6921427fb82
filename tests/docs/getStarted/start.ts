import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Folder, environment variables and port of a server. */
interface Where {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
}

/**
 * Runs `npm start`, checks that the site serves the generated pages and has them in a sidebar, and ends it.
 *
 * @param line for a shell
 * @throws Error with the output when it ends by itself, does not compile, or takes longer than two minutes
 */
export async function startDocusaurus(line: string, { folder, env, port }: Where): Promise<void> {
  // Detached, so that the server which npm starts can be ended together with npm.
  const child = spawn("bash", ["-c", line], {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let output = "";
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (/compiled successfully/iu.test(output)) resolve();
        else if (/\[ERROR\]|failed to compile/iu.test(output)) reject(new Error(output));
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("error", reject);
      setTimeout(() => {
        reject(new Error(`${line} is not ready after two minutes:\n${output}`));
      }, 120_000).unref();
      child.on("close", () => {
        reject(new Error(`${line} ended:\n${output}`));
      });
    });
    const response = await fetch(`http://localhost:${String(port)}/docs/reference`);
    if (!response.ok) throw new Error(`The site answers with ${String(response.status)}.`);
    // The development server responds to any path, so the data of the site is checked too.
    if (!(await pathsInSidebars(folder)).includes("/docs/reference"))
      throw new Error("No sidebar has /docs/reference.");
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

interface Docs {
  readonly versions: readonly { readonly docs: readonly { readonly path: string; readonly sidebar?: string }[] }[];
}

async function pathsInSidebars(folder: string): Promise<string[]> {
  const data = JSON.parse(await readFile(path.join(folder, ".docusaurus/globalData.json"), "utf8")) as {
    readonly "docusaurus-plugin-content-docs": Readonly<Record<string, Docs>>;
  };
  return Object.values(data["docusaurus-plugin-content-docs"])
    .flatMap(({ versions }) => versions.flatMap(({ docs }) => docs))
    .flatMap(({ path: route, sidebar }) => (sidebar === undefined ? [] : [route]));
}
