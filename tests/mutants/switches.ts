import type { Change, Mutant } from "./mutant";

/** Named as nothing else in the built files, and kept by whatever makes scripts small, since a call may have effects. */
const ASK = "globalThis.isBroken__";

/** Name of the environment variable that says which mutant is tried, to what runs in Node.js. */
export const TRIED = "TRIED_MUTANT";

/** A module that gives the switches a meaning in Node.js: while pages are rendered, and in tests of units. */
export const PRELOAD = `${ASK} = (name) => name === process.env.${TRIED};\n`;

/** How often one text is in another. */
function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/**
 * Replaces the one place in a source file that a mutant changes.
 *
 * @param text - of the file
 * @param change - `from` has to be in the text exactly once, or the mutant is about code that is no longer there
 * @throws Error that names the mutant and the file
 */
export function replaceOnce(text: string, { file, from, to }: Change, name: string): string {
  const places = count(text, from);
  if (places !== 1)
    throw new Error(`The mutant "${name}" finds its text ${String(places)} times in ${file}, not once.`);
  return text.replace(from, () => to);
}

/** A name without a character that a compiler could write in two ways. */
export function key(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/giu, "-");
}

/** The switch of a mutant, as an expression. */
function ask(name: string): string {
  return `${ASK}("${key(name)}")`;
}

/**
 * Puts the switches of all mutants into the source files of the page.
 *
 * @param read - gives the text of a file of the project
 * @returns files with their new text
 */
export async function withSwitches(
  mutants: readonly Mutant[],
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { name, changes } of mutants) {
    for (const change of changes.filter(({ kind }) => kind === "page")) {
      const text = files.get(change.file) ?? (await read(change.file));
      const to = change.to.replaceAll("BROKEN", ask(name));
      files.set(change.file, replaceOnce(text, { ...change, to }, name));
    }
  }
  return files;
}

const SWITCH = /globalThis\.isBroken__\(["'`]([\w-]+)["'`]\)/gu;

/**
 * A file of the built site with all switches off but those of one mutant.
 *
 * @param text - of a built script
 * @param name - of the mutant, or null for none
 */
export function turn(text: string, name: string | null): string {
  return text.replace(SWITCH, (_, found: string) => (name !== null && found === key(name) ? "!0" : "!1"));
}

/** Whether a built script has a switch. */
export function hasSwitch(text: string): boolean {
  return text.includes(ASK);
}
