import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { downloads } from "@site/src/data/downloads";
import { project } from "../markdown/files";
import type { Fence } from "../fences";
import type { Flag } from "../options/flags";
import { commandLines } from "./commands";
import { checkToolCommand } from "./flags";
import { checkPackages } from "./packages";
import { fileOf } from "./roles";
import { simpleCommands } from "./simpleCommands";
import type { SimpleCommand } from "./simpleCommands";

const RUNNERS: readonly (readonly string[])[] = [["npx"], ["bunx"], ["bun", "run"], ["yarn"], ["pnpm"]];
const MANAGERS = new Set(["npm", "yarn", "pnpm", "bun"]);
const INSTALL = new Set(["install", "add"]);
const MANAGER_COMMANDS = new Set(["init", "start", "run", "pkg", "create", "dlx", "ls"]);
/** Programs that a package manager runs. */
const OF_PACKAGES = new Set(["create-docusaurus@latest", "vitepress"]);
const PROGRAMS = new Set([...OF_PACKAGES, "astro", "cat", "cd", "echo", "git", "hive", "mkdir", "python3", "rover"]);

/** Facts for the checks of shell blocks. */
export interface ShellFacts {
  readonly flags: readonly Flag[];
  /** Every block of the page. */
  readonly page: readonly Fence[];
}

/** The commands of a shell block, and of the scripts that a `package.json` block or `npm pkg set` defines. */
export function commandsOf(fence: Fence): SimpleCommand[] {
  if (fence.language !== "bash") {
    const { scripts = {} } = JSON.parse(fence.code) as { readonly scripts?: Readonly<Record<string, string>> };
    return Object.values(scripts).flatMap(simpleCommands);
  }
  const commands = commandLines(fence).flatMap(simpleCommands);
  const scripts = commands.flatMap((words) => words.flatMap((word) => /^scripts\.\w+=(.+)$/u.exec(word)?.[1] ?? []));
  return [...commands, ...scripts.flatMap(simpleCommands)];
}

/** Checks the syntax of a block with bash. */
export function checkSyntax({ code }: Fence): string[] {
  const { status, stderr } = spawnSync("bash", ["-n"], { input: code, encoding: "utf8" });
  return status === 0 ? [] : [stderr];
}

/** Checks that the program of a command is known, and that its commands, flags, packages and files exist. */
export function checkCommand(command: SimpleCommand, facts: ShellFacts): string[] {
  const runner = RUNNERS.find((words) => words.every((word, index) => command[index] === word));
  const words = command.slice(runner?.length ?? 0);
  const [program = "", ...rest] = words;
  if (["gqlmd", "docusaurus"].includes(program)) return checkToolCommand(words, facts.flags, idsOn(facts.page));
  if (runner !== undefined && OF_PACKAGES.has(program)) return [];
  const [manager = "", action = "", ...packages] = command;
  if (MANAGERS.has(manager)) {
    if (INSTALL.has(action)) return checkPackages(manager, packages);
    return MANAGER_COMMANDS.has(action) ? [] : [`no command "${manager} ${action}"`];
  }
  if (program === "node") {
    const [file = ""] = rest;
    return ["--version", "--test"].includes(file) ||
      isDownloaded(file) ||
      facts.page.some((fence) => fileOf(fence) === file)
      ? []
      : [`no block shows "${file}"`];
  }
  return PROGRAMS.has(program) || program.startsWith(".venv/bin/") ? [] : [`no program "${program}"`];
}

/** Whether a file is in one of the archives that readers unpack. */
function isDownloaded(file: string): boolean {
  return Object.values(downloads).some(
    ({ source, folder }) =>
      file.startsWith(`${folder}/`) && existsSync(path.join(project, source, file.slice(folder.length))),
  );
}

function idsOn(page: readonly Fence[]): Set<string> {
  const code = page.map((fence) => fence.code).join("\n");
  const named = [...code.matchAll(/\bid: "([\w-]+)"|^ {2}([\w-]+):$/gmu)].flatMap(
    ([, id, project]) => id ?? project ?? [],
  );
  return new Set(["default", ...named]);
}
