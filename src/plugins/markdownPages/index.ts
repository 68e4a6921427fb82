import path from "node:path";
import type { Plugin, Props } from "@docusaurus/types";
import { hashFiles } from "../../shared/files/hash";
import { openCache } from "../../shared/files/cache";
import { writeLlms } from "./llms";
import type { LlmsOptions } from "./llms";
import { writePages } from "./writePages";

export type { LlmsOptions } from "./llms";
export type { SectionOptions } from "./llms/section";

/** What is read of the argument of `postBuild`. */
type BuildProps = Pick<Props, "baseUrl" | "generatedFilesDir" | "outDir" | "plugins" | "siteConfig">;

const root = path.resolve(__dirname, "../../..");

/** What decides how a page is written as Markdown: the code, and the versions of the packages that it calls. */
const CODE = ["src/machineReadable", "src/markup", "package-lock.json"];

/**
 * Writes what the built pages of a locale are for programs: the Markdown form of each, and the lists that lead there.
 *
 * @param props - of `postBuild`
 * @param locale - of the pages
 * @throws Error as `writeLlms`
 */
export async function writeMarkdownPages(
  { baseUrl, generatedFilesDir, outDir, plugins, siteConfig }: BuildProps,
  locale: string,
  options: LlmsOptions,
): Promise<void> {
  const file = path.join(generatedFilesDir, "markdown", `${locale}.json`);
  const memory = await openCache<string>(file, await hashFiles(root, CODE));
  const pages = await writePages({ outDir, baseUrl, titleDelimiter: siteConfig.titleDelimiter }, memory);
  await memory.save();
  await writeLlms({ baseUrl, outDir, plugins, siteConfig, pages }, options);
}

/**
 * The Markdown form of each page, for readers who take a page with them and for programs. `afterBuild` has it written,
 * since it reads the built pages; the link to it in the head follows the reader from page to page.
 */
export default function markdownPages(): Plugin {
  return {
    name: "markdown-pages",
    getClientModules: () => [path.resolve(__dirname, "browser/clientModule.ts")],
  };
}
