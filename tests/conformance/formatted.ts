import path from "node:path";
import { format, resolveConfig } from "prettier";
import type { ListedTest } from "./listed";
import { conformancePage } from "./page";
import { specification } from "./sections";

/** Where the page stands. */
export const conformanceFile = path.resolve("tests/CONFORMANCE.md");

/**
 * The page as it must be now, formatted as all files of the project.
 *
 * @param listed every test there is
 */
export async function currentPage(listed: readonly ListedTest[]): Promise<string> {
  const options = await resolveConfig(conformanceFile);
  return format(conformancePage(specification, listed), { ...options, filepath: conformanceFile });
}
