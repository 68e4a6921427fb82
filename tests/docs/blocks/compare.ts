import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import type { Fence } from "../fences";
import { fileOf, roleOf } from "./roles";
import type { Files } from "./sandbox";

/**
 * Checks an excerpt of a generated file.
 *
 * @param shown text of the block
 * @param real text of the file
 * @returns the difference, or undefined if the file contains the excerpt
 */
function compareExcerpt(shown: string, real: string): string | undefined {
  const wanted = trimLines(shown);
  const given = trimLines(real);
  if (given.includes(wanted)) return undefined;
  const strange = wanted.split("\n").find((line) => line !== "" && !given.split("\n").includes(line));
  return strange === undefined
    ? "the lines exist, but in another order or with other lines between them"
    : `the generated file has no line "${strange}"`;
}

/**
 * Checks terminal output: each line must occur, in this order. Timings may differ, and `…` stands for any text.
 *
 * @param shown text of the block
 * @param real what the commands printed
 */
function compareTerminal(shown: string, real: string): string | undefined {
  const given = real.split("\n");
  let from = 0;
  for (const line of shown
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean)) {
    const pattern = new RegExp(
      escape(line)
        .replace(/in \d+\\\.\d+s/u, String.raw`in [\d.]+s`)
        .replaceAll("…", ".*"),
      "u",
    );
    const at = given.findIndex((text, index) => index >= from && pattern.test(text));
    if (at === -1) return `the commands did not print "${line}"; they printed:\n${real}`;
    from = at + 1;
  }
  return undefined;
}

/**
 * Checks that the entries of a file tree exist, and that a list of only files is complete.
 *
 * @param shown the tree, drawn with lines or by indentation
 * @param below folder that the tree starts in
 */
async function compareTree(shown: string, below: string, sandbox: Files): Promise<string | undefined> {
  const paths = readTree(shown).map((entry) => `${below}/${entry}`);
  const missing: string[] = [];
  for (const entry of paths) if (!(await sandbox.exists(entry))) missing.push(entry);
  if (missing.length > 0) return `not generated: ${missing.join(", ")}`;
  if (!/^(?:\S+\.\w+\n)+$/u.test(shown)) return undefined;
  const all = await listFiles(path.join(sandbox.folder, below));
  const unlisted = all.filter((file) => !paths.includes(`${below}/${file}`));
  return unlisted.length === 0 ? undefined : `generated but not listed: ${unlisted.join(", ")}`;
}

/** The paths that a drawn tree names. */
function readTree(drawing: string): string[] {
  const open: { readonly column: number; readonly name: string }[] = [];
  return drawing
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const column = line.search(/[^\s│├└─]/u);
      while (open.length > 0 && (open.at(-1)?.column ?? 0) >= column) open.pop();
      open.push({ column, name: line.slice(column).trim().replace(/\/$/u, "") });
      return open.map(({ name }) => name).join("/");
    });
}

function trimLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/**
 * Compares a block of output with the results of the commands above it.
 *
 * @param fence block of output
 * @param sandbox folder in which the commands ran
 * @param log what they printed
 * @returns the difference, or undefined if there is none
 */
export async function compareOutput(fence: Fence, sandbox: Files, log: string): Promise<string | undefined> {
  const file = fileOf(fence);
  if (roleOf(fence) === "terminal") return compareTerminal(fence.code, log);
  if (roleOf(fence) === "tree") return compareTree(fence.code, file ?? ".", sandbox);
  const real = await sandbox.read(file ?? "");
  return real === undefined ? `${file ?? "the file"} was not generated` : compareExcerpt(fence.code, real);
}
