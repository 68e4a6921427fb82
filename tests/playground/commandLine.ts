import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";

import { writeFiles } from "../writeFiles";

const run = promisify(execFile);
const modules = path.resolve("node_modules");

/** Optional packages of the reference formatter, which the playground doesn't have. */
const OPTIONAL = "@dagrejs";

/** Links all installed packages except the optional ones into a folder. */
async function install(folder: string): Promise<void> {
  const target = path.join(folder, "node_modules");
  await mkdir(target);
  const names = (await readdir(modules)).filter((name) => name !== OPTIONAL && !name.startsWith("."));
  await Promise.all(names.map((name) => symlink(path.join(modules, name), path.join(target, name))));
}

/**
 * Runs the tool's own command line in a new folder, like a reader who has copied the configuration.
 *
 * @param given text of each file before the run, by path: the configuration, the schema, and perhaps a formatter
 * @returns text of each file after the run, by path
 */
export async function runCommandLine(given: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "playground-"));
  try {
    await install(folder);
    await writeFiles(folder, given);
    await run(process.execPath, [path.join(modules, "@graphql-markdown/cli/dist/main.js"), "graphql-to-doc"], {
      cwd: folder,
      // As a shell would set PWD.
      env: { ...process.env, PWD: folder },
    });
    await rm(path.join(folder, "node_modules"), { recursive: true });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const texts = files.map(async (file) => [path.relative(folder, file), await readFile(file, "utf8")] as const);
    return Object.fromEntries(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
