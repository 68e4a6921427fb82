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
