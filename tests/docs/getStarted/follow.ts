import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "../../writeFiles";
import { execute } from "../blocks/shell";
import type { Fence } from "../fences";
import type { Replacement } from "./replacements";
import { blocksOn, fileNameOf } from "./route";
import type { Route } from "./route";

/** What a reader has in the end. */
export interface Result {
  /** The folder of the site. */
  readonly folder: string;
  /** What all commands printed. */
  readonly output: string;
}

/**
 * Follows a page from an empty folder: saves each block with a file's name as that file, and pastes each command.
 *
 * @param start the empty folder
 * @param route choice of tabs
 * @param fences blocks of the page
 * @param replacements for commands that cannot run here
 * @throws Error naming the line of the first block that fails
 */
export async function followPage(
  start: string,
  route: Route,
  fences: readonly Fence[],
  replacements: readonly Replacement[],
): Promise<Result> {
  await mkdir(path.join(start, ".tmp"));
  let folder = start;
  let output = "";
  const type = async (line: string): Promise<void> => {
    const replacement = replacements.find(({ command }) => command.test(line));
    const [, target] = /^cd (\S+)$/u.exec(line) ?? [];
    if (replacement !== undefined) await replacement.run(line, folder);
    else if (target !== undefined) folder = path.join(folder, target);
    else {
      const outcome = await execute(folder, line, start);
      output += outcome.output;
      if (outcome.code !== 0) throw new Error(`\`${line}\` ended with ${String(outcome.code)}:\n${outcome.output}`);
    }
  };
  for (const fence of blocksOn(route, fences)) {
    const file = fileNameOf(fence);
    try {
      if (fence.language === "bash") for (const line of fence.code.trim().split("\n")) await type(line);
      else if (file !== undefined) await writeFiles(folder, { [file]: fence.code });
    } catch (error) {
      throw new Error(`${fence.page}:${String(fence.line)}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { folder, output };
}

/** The files that a page says a folder holds: the block which lists them has the folder for its title. */
export function filesListed(folder: string, route: Route, fences: readonly Fence[]): string[] {
  const listings = blocksOn(route, fences).filter(
    ({ language, meta }) => language === "text" && meta["title"] === folder,
  );
  return listings.flatMap(({ code }) => code.trim().split("\n")).map((file) => `${folder}/${file}`);
}

/** The files of a list that do not exist. */
export async function missing(folder: string, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map(async (file) => stat(path.join(folder, file)).catch(() => undefined)));
  return files.filter((_, at) => found[at] === undefined);
}
