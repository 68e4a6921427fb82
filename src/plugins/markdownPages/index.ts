import path from "node:path";
import type { Plugin } from "@docusaurus/types";

export type { LlmsOptions } from "./llms";
export type { SectionOptions } from "./llms/section";
export { markdownForms } from "./task";

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
