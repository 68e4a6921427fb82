import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where a site is served. */
interface Where {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
}

/**
 * Runs `npm start` until the site is compiled and answers, with the generated pages in a sidebar, then ends it.
 *
 * @param line for a shell
 * @throws Error with the output when it ends by itself, does not compile, or takes longer than two minutes
 */
export async function startDocusaurus(line: string, { folder, env, port }: Where): Promise<void> {
  // A group of its own, so that the server which npm starts ends together with it.
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
    // The development server answers any path, so what the site is made of is read.
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
