import path from "node:path";
import type { Props } from "@docusaurus/types";
import { hashFiles } from "../generate/files/hash";
import { openMemory } from "../memory";
import { writeLlms } from "./llms";
import type { LlmsOptions } from "./llms";
import { writePages } from "./writePages";

/** What is read of the argument of `postBuild`. */
type MachineReadableProps = Pick<Props, "baseUrl" | "generatedFilesDir" | "outDir" | "plugins" | "siteConfig">;

const root = path.resolve(__dirname, "../..");

/** What decides how a page is written as Markdown: the code, and the versions of the packages that it calls. */
const CODE = ["src/machineReadable", "src/markup", "package-lock.json"];

/**
 * Writes what the built pages of a locale are for programs: the Markdown form of each, and the lists that lead there.
 *
 * @param props - of `postBuild`
 * @param locale - of the pages
 * @throws Error as `writeLlms`
 */
export async function writeMachineReadable(
  { baseUrl, generatedFilesDir, outDir, plugins, siteConfig }: MachineReadableProps,
  locale: string,
  options: LlmsOptions,
): Promise<void> {
  const file = path.join(generatedFilesDir, "markdown", `${locale}.json`);
  const memory = await openMemory<string>(file, await hashFiles(root, CODE));
  const pages = await writePages({ outDir, baseUrl, titleDelimiter: siteConfig.titleDelimiter }, memory);
  await memory.save();
  await writeLlms({ baseUrl, outDir, plugins, siteConfig, pages }, options);
}
