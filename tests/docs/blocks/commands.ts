import type { Fence } from "../fences";

// Installing, creating folders and starting sites are the reader's business; they are checked by their words alone.
const NOT_RUN = /^(?:npm|yarn|pnpm|bunx?|git|mkdir|cd|npx prettier)\b/u;

/** The lines of a shell block, without comments, here-documents and blank lines. */
export function commandLines({ code }: Pick<Fence, "code">): string[] {
  return code
    .replaceAll(/<<'(\w+)'\n[\s\S]*?\n\1\n/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Whether a shell block is run, as opposed to read. */
export function isRun(fence: Fence): boolean {
  return (
    fence.language === "bash" &&
    fence.meta["unchecked"] === undefined &&
    !commandLines(fence).some((line) => NOT_RUN.test(line))
  );
}

/** The command that a block leaves running, if its only line does so. */
export function serverCommand(fence: Fence): string | undefined {
  return /^(.+) &\n$/u.exec(fence.code)?.[1];
}
