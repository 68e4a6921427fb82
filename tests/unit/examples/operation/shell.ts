import { execFileSync } from "node:child_process";

/**
 * What `curl` is given by commands, as the shell understands them.
 *
 * @returns the arguments of each command
 */
export function argumentsOf(commands: readonly string[]): string[][] {
  const script = `curl() { printf '%s\\0' "$#" "$@"; }\n${commands.join("\n")}\n`;
  const words = execFileSync("sh", ["-eu"], { input: script, encoding: "utf8" }).split("\0");
  const found: string[][] = [];
  let at = 0;
  while (at < words.length - 1) {
    const count = Number(words[at]);
    found.push(words.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return found;
}
