import type { Fence } from "../fences";
import { compareExcerpt, compareTerminal, compareTree } from "./compare";
import { fileOf, roleOf } from "./roles";
import type { Files } from "./sandbox";

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
