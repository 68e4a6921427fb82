import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { PlaygroundConfiguration } from "@site/src/plugins/playground/browser/configuration";

const run = promisify(execFile);
const modules = path.resolve("node_modules");

/** Text of each file below a folder, by its path relative to another. */
async function filesIn(folder: string, from: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [path.relative(from, file), await readFile(file, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Runs the tool's own command line, in an empty folder of its own, as a reader would who copied the configuration.
 *
 * @param configuration as the playground shows it
 * @param schema text of the schema file
 * @returns text of each file that it wrote, by path relative to the folder of the pages
 */
export async function runCommandLine(
  { graphqlrc, schemaFile, options }: PlaygroundConfiguration,
  schema: string,
): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "playground-"));
  try {
    await symlink(modules, path.join(folder, "node_modules"));
    await writeFile(path.join(folder, ".graphqlrc"), graphqlrc);
    await writeFile(path.join(folder, schemaFile), schema);
    await run(process.execPath, [path.join(modules, "@graphql-markdown/cli/dist/main.js"), "graphql-to-doc"], {
      cwd: folder,
    });
    const root = path.join(folder, options.rootPath);
    return await filesIn(root, path.join(root, options.baseURL));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
