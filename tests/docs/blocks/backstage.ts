import { readFile } from "node:fs/promises";
import { parseFences } from "../fences";
import type { Fence } from "../fences";
import { isOutput } from "./roles";

/** A block to run, write or compare, and whether the page shows it. */
export interface Step {
  readonly fence: Fence;
  readonly shown: boolean;
}

/**
 * The blocks of a page, with hidden ones inserted.
 *
 * Some output on a page comes from commands that the page does not show, such as the mistakes in Troubleshooting. `backstage/`
 * contains these commands under the headings of the page, and output that the page does not show as a block. They run before
 * the first output of their section, or before its first block if it has no output. A section that has no blocks on the page
 * must have hidden output, and runs last.
 *
 * @param page path of the page
 * @param fences its blocks
 * @throws Error when neither the page nor `backstage/` has output to compare in the section of a hidden block
 */
export async function withBackstage(page: string, fences: readonly Fence[]): Promise<Step[]> {
  const steps = fences.map((fence): Step => ({ fence, shown: true }));
  const backstage = await readBackstage(page);
  for (const hidden of backstage) {
    const belongs = ({ fence, shown }: Step): boolean =>
      shown && fence.headings.join("/") === hidden.headings.join("/");
    const output = steps.findIndex((step) => belongs(step) && isOutput(step.fence));
    const at = output === -1 ? steps.findIndex(belongs) : output;
    const hasOutput = backstage.some((each) => isOutput(each) && each.headings.join("/") === hidden.headings.join("/"));
    if (at === -1 && !hasOutput) throw new Error(`${page} has no blocks under "${hidden.headings.join(" / ")}"`);
    steps.splice(at === -1 ? steps.length : at, 0, { fence: hidden, shown: false });
  }
  return steps;
}

async function readBackstage(page: string): Promise<Fence[]> {
  const name = `backstage/${page.replaceAll("/", "-")}`;
  try {
    return parseFences(name, await readFile(new URL(name, import.meta.url), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
