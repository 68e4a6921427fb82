import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { MANAGERS } from "@site/src/plugins/packageManagers/commands";
import type { Manager } from "@site/src/plugins/packageManagers/commands";
import { writeFiles } from "../../writeFiles";
import { compareOutput } from "../blocks/compare";
import { fileOf, isOutput } from "../blocks/roles";
import { filesIn } from "../blocks/sandbox";
import { environment, execute } from "../blocks/shell";
import type { Outcome } from "../blocks/shell";
import { placeOf } from "../fences";
import type { Fence } from "../fences";

/** The outcome of following a page. */
export interface Result {
  /** The folder of the site. */
  readonly folder: string;
  /** Output of all commands. */
  readonly output: string;
}

/** Replaces the shell for matching lines, which start a server or cannot run in tests. */
export interface LineRunner {
  readonly command: RegExp;
  readonly run: (line: string, folder: string) => Promise<void> | void;
}

/** Runs a line in a shell. */
type Shell = (line: string, folder: string) => Promise<Outcome>;

/**
 * Follows a page from an empty folder: writes each block that has a file name, runs each command, and compares each output and
 * each excerpt of a generated file.
 *
 * @param start the empty folder
 * @param choice site generator and package manager of the reader
 * @param fences blocks of the page
 * @param runners for lines that the shell does not run
 * @param shell for all other lines; by default bash, with npm offline
 * @throws Error naming the line of the first block that fails
 */
export async function followPage(
  start: string,
  choice: TabChoice,
  fences: readonly Fence[],
  runners: readonly LineRunner[],
  shell: Shell = async (line, folder) => execute(folder, line, environment(start)),
): Promise<Result> {
  await mkdir(path.join(start, ".tmp"), { recursive: true });
  let folder = start;
  let output = "";
  let printed = "";
  const type = async (line: string): Promise<void> => {
    const runner = runners.find(({ command }) => command.test(line));
    const [, target] = /^cd (\S+)$/u.exec(line) ?? [];
    if (runner !== undefined) await runner.run(line, folder);
    else if (target !== undefined) folder = path.join(folder, target);
    else {
      const outcome = await shell(line, folder);
      printed += outcome.output;
      if (outcome.code !== 0) throw new Error(`\`${line}\` ended with ${String(outcome.code)}:\n${outcome.output}`);
    }
  };
  const act = async (fence: Fence): Promise<void> => {
    const file = fileOf(fence);
    if (fence.language === "bash") {
      printed = "";
      for (const line of fence.code.trim().split("\n")) await type(line);
      output += printed;
    } else if (isOutput(fence)) {
      const problem = await compareOutput(fence, filesIn(folder), printed);
      if (problem !== undefined) throw new Error(problem);
    } else if (file !== undefined) await writeFiles(folder, { [file]: fence.code });
  };
  for (const fence of visibleBlocks(choice, fences)) {
    try {
      await act(fence);
    } catch (error) {
      throw new Error(`${placeOf(fence)}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { folder, output };
}

/** The files of a list that do not exist. */
export async function missing(folder: string, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map(async (file) => stat(path.join(folder, file)).catch(() => undefined)));
  return files.filter((_, at) => found[at] === undefined);
}

/** Headings of the sections that a reader follows. Each section has blocks for every site generator. */
const SECTIONS: readonly string[] = [
  "Install for your site generator",
  "Add a schema",
  "Configure and generate",
  "Regenerate before each build",
];

const SITE_GENERATORS = ["docusaurus", "starlight", "vitepress", "mkdocs"] as const;
export type SiteGenerator = (typeof SITE_GENERATORS)[number];

/** The tabs that a reader chooses. */
export interface TabChoice {
  readonly siteGenerator: SiteGenerator;
  readonly packageManager: Manager;
}

/**
 * The blocks that a reader sees in the chosen tabs, in order.
 *
 * @param fences blocks of one page
 * @throws Error when a section has no blocks for the site generator
 */
export function visibleBlocks({ siteGenerator, packageManager }: TabChoice, fences: readonly Fence[]): Fence[] {
  const visible = fences.filter(({ headings, tabs }) => {
    return SECTIONS.includes(headings[0] ?? "") && tabs.every((tab) => tab === siteGenerator || tab === packageManager);
  });
  const empty = SECTIONS.find((section) => !visible.some(({ headings }) => (headings[0] ?? "") === section));
  if (empty !== undefined) throw new Error(`The page has no blocks for ${siteGenerator} under "${empty}".`);
  return visible;
}

/** The blocks that no reader sees, whichever tabs they choose. */
export function hiddenBlocks(fences: readonly Fence[]): Fence[] {
  const choices = SITE_GENERATORS.flatMap((siteGenerator) =>
    MANAGERS.map((packageManager): TabChoice => ({ siteGenerator, packageManager })),
  );
  const visible = new Set(choices.flatMap((choice) => visibleBlocks(choice, fences)));
  return fences.filter((fence) => !visible.has(fence));
}
