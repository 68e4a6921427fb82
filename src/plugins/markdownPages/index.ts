import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { LLMS } from "./llms/texts";

export type { LlmsOptions } from "./llms";
export type { SectionOptions } from "./llms/sections";
export { markdownForms } from "./task";

/** Hides text visually, but not from programs that read HTML without styles. */
const VISUALLY_HIDDEN = "position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)";

/**
 * Offers each page as Markdown, for readers who copy it and for programs. `afterBuild` runs the task that writes the files. A
 * client module updates the link to the Markdown in the head. Each page begins with a hint for programs that read its HTML.
 */
export default function markdownPages({ baseUrl }: LoadContext): Plugin {
  const index = baseUrl + LLMS;
  return {
    name: "markdown-pages",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "link", attributes: { rel: "describedby", type: "text/plain", href: index } }],
      preBodyTags: [
        {
          tagName: "p",
          attributes: { style: VISUALLY_HIDDEN, "aria-hidden": "true", "data-nosnippet": true },
          innerHTML: `For AI agents: ${index} lists all pages, and each page is available as Markdown at its URL plus .md.`,
        },
      ],
    }),
    getClientModules: () => [path.resolve(__dirname, "browser/clientModule.ts")],
  };
}
