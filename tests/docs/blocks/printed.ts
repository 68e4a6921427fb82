import type { Fence } from "../fences";
import { compareExcerpt, compareTerminal, compareTree } from "./compare";
import { fileOf, roleOf } from "./roles";
import type { Files } from "./sandbox";

/**
 * Says how a block of output differs from what the commands above it gave.
 *
 * @param fence block of output
 * @param sandbox folder in which the commands ran
 * @param log what they printed
 * @returns nothing when the block is right
 */
export async function compareOutput(fence: Fence, sandbox: Files, log: string): Promise<string | undefined> {
  const file = fileOf(fence);
  if (roleOf(fence) === "terminal") return compareTerminal(fence.code, log);
  if (roleOf(fence) === "tree") return compareTree(fence.code, file ?? ".", sandbox);
  const real = await sandbox.read(file ?? "");
  return real === undefined ? `${file ?? "the file"} was not generated` : compareExcerpt(fence.code, real);
}
