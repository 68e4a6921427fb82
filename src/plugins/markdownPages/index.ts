import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { LLMS } from "./llms/texts";

export type { LlmsOptions } from "./llms";
export type { SectionOptions } from "./llms/sections";
export { markdownForms } from "./task";

/** Hides text from sight and leaves it to programs that read HTML without its styles. */
const UNSEEN = "position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)";

/**
 * The Markdown form of each page, for readers who take a page with them and for programs. `afterBuild` has it written,
 * since it reads the built pages; the link to it in the head follows the reader from page to page. Each page begins with a
 * hint that says so to programs which see the HTML first.
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
          attributes: { style: UNSEEN, "aria-hidden": "true", "data-nosnippet": true },
          innerHTML: `For AI agents: ${index} lists all pages, and each page is at its URL with .md behind it as Markdown.`,
        },
      ],
    }),
    getClientModules: () => [path.resolve(__dirname, "browser/clientModule.ts")],
  };
}
