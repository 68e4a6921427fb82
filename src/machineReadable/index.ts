import type { Props } from "@docusaurus/types";
import { writeLlms } from "./llms";
import type { LlmsOptions } from "./llms";
import { writePages } from "./writePages";

/**
 * Writes what the built pages of a locale are for programs: the Markdown form of each, and the lists that lead there.
 *
 * @param props - of `postBuild`
 * @throws Error as `writeLlms`
 */
export async function writeMachineReadable(
  { baseUrl, outDir, plugins, siteConfig }: Pick<Props, "baseUrl" | "outDir" | "plugins" | "siteConfig">,
  options: LlmsOptions,
): Promise<void> {
  const pages = await writePages({ outDir, baseUrl, titleDelimiter: siteConfig.titleDelimiter });
  await writeLlms({ baseUrl, outDir, plugins, siteConfig, pages }, options);
}
