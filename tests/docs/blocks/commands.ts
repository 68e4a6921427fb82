import type { Fence } from "../fences";

// Commands that install packages, create folders or start sites are only checked for valid words.
const NOT_RUN = /^(?:npm|yarn|pnpm|bunx?|git|mkdir|cd|npx prettier)\b/u;

/** The lines of a shell block, without comments, here-documents and blank lines. */
export function commandLines({ code }: Pick<Fence, "code">): string[] {
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
