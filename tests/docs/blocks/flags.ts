import type { Flag } from "../options/flags";
import type { SimpleCommand } from "./simpleCommands";

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
export function checkToolCommand(
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
