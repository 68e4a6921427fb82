import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);
const modules = path.resolve("node_modules");

/**
 * Runs the tool's own command line in a folder of its own, as a reader would who copied the configuration.
 *
 * @param given text of each file that is there before: the configuration, and the schema
 * @returns text of each file that is there afterwards, by path
 */
export async function runCommandLine(given: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "playground-"));
  try {
    await symlink(modules, path.join(folder, "node_modules"));
    for (const [file, text] of Object.entries(given)) await writeFile(path.join(folder, file), text);
    await run(process.execPath, [path.join(modules, "@graphql-markdown/cli/dist/main.js"), "graphql-to-doc"], {
      cwd: folder,
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const texts = files.map(async (file) => [path.relative(folder, file), await readFile(file, "utf8")] as const);
    return Object.fromEntries(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
