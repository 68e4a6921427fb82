import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { downloads, packages } from "@site/src/data/downloads";
import type { Fence } from "../fences";
import { project } from "../markdown/files";
import type { Flag } from "../options/facts";
import { fileOf } from "./roles";

const RUNNERS: readonly (readonly string[])[] = [["npx"], ["bunx"], ["bun", "run"], ["yarn"], ["pnpm"]];
const MANAGERS = new Set(["npm", "yarn", "pnpm", "bun"]);
const INSTALL = new Set(["install", "add"]);
const MANAGER_COMMANDS = new Set(["init", "start", "run", "pkg", "create", "dlx", "ls"]);
/** Programs that a package manager runs. */
const OF_PACKAGES = new Set(["@graphql-hive/cli", "create-docusaurus@latest", "vitepress"]);
const PROGRAMS = new Set([...OF_PACKAGES, "astro", "cat", "cd", "echo", "git", "mkdir", "python3", "rover"]);

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
    if (action === "run") return checkScript(packages[0] ?? "", facts.page);
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

/** Scripts of the projects in which readers run commands: of Docusaurus, Starlight and the demo. */
const OF_PROJECTS = new Set(["build", "dev", "doc", "start"]);

/** Checks that a block of the page, a `package.json` or `npm pkg set`, defines a script. */
function checkScript(name: string, page: readonly Fence[]): string[] {
  const isDefined = page.some(({ code }) => code.includes(`scripts.${name}=`) || code.includes(`"${name}": "`));
  return isDefined || OF_PROJECTS.has(name) ? [] : [`no block defines the script "${name}"`];
}

/** Commands of Docusaurus itself; each docs instance has its own `docs:version`. */
const OF_DOCUSAURUS = /^(?:start|build|docs:version(?::[\w-]+)?)$/u;
const COMMAND = /^graphql-to-doc(?::([\w-]+))?$/u;

/**
 * Checks a command of the tool against the definitions that it registers.
 *
 * @param command words, starting with the program
 * @param flags of the installed packages
 * @param ids names of projects and instances on the page
 * @returns one line for each part that does not exist
 */
function checkToolCommand(
  [program = "", command = "", ...words]: SimpleCommand,
  flags: readonly Flag[],
  ids: ReadonlySet<string>,
): string[] {
  if (command === "--help" && words.length === 0) return [];
  const match = COMMAND.exec(command);
  if (match === null) {
    return program === "docusaurus" && OF_DOCUSAURUS.test(command) ? [] : [`no command "${program} ${command}"`];
  }
  const id = match[1] ?? "default";
  const problems = ids.has(id) ? [] : [`no project or instance "${id}" on the page`];
  const known = flags.filter(({ docusaurusOnly }) => program === "docusaurus" || !docusaurusOnly);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const flag = known.find(({ names }) => names.includes(word));
    if (word === "--help") continue;
    if (flag === undefined) problems.push(`${program} has no flag "${word}"`);
    if (flag?.text.includes("<") !== true) continue;
    at += 1;
    if (words[at]?.startsWith("-") ?? true) problems.push(`"${word}" needs a value`);
  }
  return problems;
}

/** Folders in which npm has installed packages. A version that only `schema-report` uses is in the folder of `schema-report`. */
const INSTALLED = ["node_modules", "packages/schema-report/node_modules"];
// Packages of other frameworks, which are not installed in this project.
const ELSEWHERE = new Set(["vitepress", "fumadocs-ui", "@mui/material", "@emotion/react", "@emotion/styled"]);

/**
 * Checks the packages that a command installs: each is installed here, in the version that the command names if it names one.
 * A command that pins `graphql` must also pin the tool, because their versions depend on each other.
 *
 * @param manager npm, yarn, pnpm or bun
 * @param words after `install` or `add`
 */
function checkPackages(manager: string, words: readonly string[]): string[] {
  const pinsGraphql = words.some((word) => word.startsWith("graphql@"));
  return words
    .filter((word) => !word.startsWith("-"))
    .flatMap((word) => {
      const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/u.exec(word) ?? [];
      if (ELSEWHERE.has(name) || isDownload(name)) return [];
      const all = versionsOf(name);
      const [installed] = all;
      if (installed === undefined) return [`the package "${name}" is not installed here`];
      if (version !== undefined && !all.includes(version))
        return [`${name} is at ${all.join(" and ")} here, not ${version}`];
      if (pinsGraphql && name.startsWith("@graphql-markdown/") && version === undefined)
        return [`${name} is not pinned, but graphql is`];
      // Only npm chooses the version of graphql that the other packages require.
      return name === "graphql" && manager !== "npm" && version === undefined
        ? [`${manager} installs the newest graphql unless the command names ${installed}`]
        : [];
    });
}

/** Whether a package is a file that readers download from this site. */
function isDownload(name: string): boolean {
  return Object.keys(packages).some((own) => name === `./${own}.tgz`);
}

/** The installed versions of a package. */
function versionsOf(name: string): string[] {
  const manifests = INSTALLED.map((folder) => path.join(project, folder, name, "package.json")).filter(existsSync);
  return manifests.map((file) => (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version);
}

/** The words of one command of a shell line, without variables before it and redirections after it. */
export type SimpleCommand = readonly string[];

/**
 * Splits a shell line into its commands, each into words without their quotes.
 *
 * @param line with `&&`, `||`, `|` or `;` between commands
 */
export function simpleCommands(line: string): SimpleCommand[] {
  const commands: string[][] = [[]];
  for (const [token] of line.matchAll(/&&|\|\||>>?|<<?|[|;&]|(?:"[^"]*"|'[^']*'|[^\s"'|;&<>])+/gu)) {
    if (/^(?:&&|\|\||[|;&])$/u.test(token)) commands.push([]);
    else commands.at(-1)?.push(token);
  }
  return commands
    .map((words) => withoutRedirection(words).filter((_, index, all) => !isAssignment(all, index)))
    .map((words) => words.map((word) => word.replaceAll(/["']/gu, "")))
    .filter((words) => words.length > 0);
}

function withoutRedirection(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^[<>]/u.test(word));
  return words.slice(0, at === -1 ? words.length : at);
}

function isAssignment(words: readonly string[], index: number): boolean {
  return words.slice(0, index + 1).every((word) => /^\w+=/u.test(word));
}

// Blocks with such a command, which installs packages, builds or serves a site, or needs a repository, are only checked.
const NOT_RUN = /^(?:npm (?!init |pkg |run (?!(?:build|dev|start)\b))|yarn|pnpm|bunx?|git)\b/u;

/** The lines of a shell block, without comments, here-documents and blank lines. */
function commandLines({ code }: Pick<Fence, "code">): string[] {
  return code
    .replaceAll(/<<'(\w+)'\n[\s\S]*?\n\1\n/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Whether the tests run a shell block. */
export function isRun(fence: Fence): boolean {
  return (
    fence.language === "bash" &&
    fence.meta["unchecked"] === undefined &&
    !commandLines(fence).some((line) => NOT_RUN.test(line))
  );
}

/** The command that a block starts in the background, if that is its only line. */
export function serverCommand(fence: Fence): string | undefined {
  return /^(.+) &\n$/u.exec(fence.code)?.[1];
}
