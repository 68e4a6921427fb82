import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import { runLoaded } from "../../docs/blocks/loaded";
import { createSandbox, SITE_CONFIG } from "../../docs/blocks/sandbox";
import { writeFiles } from "../../writeFiles";

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** What a user does in a folder that has the packages installed. */
export interface Run {
  /** What is there before: a schema, a configuration, perhaps a formatter or a script. */
  readonly files: Files;
  /** What happens then: a command, or files that are written. */
  readonly steps: readonly (string | Files)[];
}

/** What a run leaves. */
export interface Left {
  /** What each command printed. */
  readonly printed: readonly string[];
  /** All that is below `docs/`, by the path in it. */
  readonly docs: Files;
  /**
   * The text of a file below `docs/`.
   *
   * @throws Error when there is none: a page that is missing does not lack what it should lack
   */
  readonly text: (file: string) => string;
}

const done = new Map<string, Promise<Left>>();

/**
 * Runs the installed tool; what was run before is not run again.
 *
 * @throws Error when a command fails
 */
export async function leftBy(run: Run): Promise<Left> {
  const key = JSON.stringify(run);
  const left = done.get(key) ?? follow(run);
  done.set(key, left);
  return left;
}

async function follow({ files, steps }: Run): Promise<Left> {
  const sandbox = await createSandbox(files);
  try {
    const printed: string[] = [];
    for (const step of steps) {
      if (typeof step !== "string") await writeFiles(sandbox.folder, step);
      else {
        const { output, code } = await runLoaded(sandbox.folder, step, { DOCUSAURUS_CLI_CONFIG: SITE_CONFIG });
        if (code !== 0) throw new Error(`\`${step}\` ended with ${String(code)}:\n${output}`);
        printed.push(output);
      }
    }
    return { printed, ...(await readDocs(path.join(sandbox.folder, "docs"))) };
  } finally {
    await sandbox.remove();
  }
}

async function readDocs(folder: string): Promise<Pick<Left, "docs" | "text">> {
  const names = await listFiles(folder);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const);
  const docs = Object.fromEntries(await Promise.all(texts));
  const text = (file: string): string => {
    const found = docs[file];
    if (found === undefined) throw new Error(`docs/${file} was not written, but: ${names.join(", ")}`);
    return found;
  };
  return { docs, text };
}
