import { writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin, Props } from "@docusaurus/types";
import { escapeXml } from "docusaurus-lean-search/hast";
import { addToHead } from "../../shared/markup/page";
import type { PageTask } from "../../shared/markup/page";
import { writeLlms } from "./llms";
import type { LlmsOptions, WrittenPage } from "./llms";
import { LLMS } from "./llms/texts";
import { markdownOf } from "./page";

export type { LlmsOptions } from "./llms";
export type { SectionOptions } from "./llms/sections";

/**
 * Converts the path of a page to the path of its Markdown form: `/docs/intro` to `/docs/intro.md`, `/api/` to `/api/index.md`.
 *
 * @param pagePath with or without the base URL; a trailing slash means the index of a folder
 */
export function markdownPath(pagePath: string): string {
  return pagePath.endsWith("/") ? `${pagePath}index.md` : `${pagePath}.md`;
}

/** Styles that hide text from view, but not from programs that read HTML without styles. */
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
          innerHTML: `For AI agents: ${index} lists all pages, and each is available as Markdown at its path without a final slash, plus .md (home: ${baseUrl}index.md).`,
        },
      ],
    }),
    getClientModules: () => [path.resolve(__dirname, "browser/clientModule.ts")],
  };
}

/** The properties of `postBuild`'s argument that are read. */
type BuildProps = Pick<Props, "baseUrl" | "outDir" | "plugins" | "siteConfig">;

/** The page for unknown URLs, which gets no Markdown form. */
const NOT_FOUND = "404.html";

/** Start of the link to the Markdown form, which no other text in the head contains. */
const ALTERNATE = '<link rel="alternate" type="text/markdown"';

/** Returns the files to write. Links to `/api/` may lack the slash, so both `/api/index.md` and `/api.md` should work. */
function filesOf(file: string): string[] {
  return file.endsWith("/index.md") ? [file, file.replace(/\/index\.md$/u, ".md")] : [file];
}

/**
 * Creates the task that writes the Markdown form of each page, adds a link to the Markdown form to the page's head, and
 * finally writes `llms.txt` and `llms-full.txt`. Skips the not-found page, and pages without a canonical URL.
 *
 * @returns a task whose `finish` throws the errors of `writeLlms`
 */
export function markdownForms({ baseUrl, outDir, plugins, siteConfig }: BuildProps, options: LlmsOptions): PageTask {
  const pages: WrittenPage[] = [];
  return {
    page({ file: source, tree, head, recall }, html) {
      if (source === NOT_FOUND || head.canonical === "") return html;
      const { pathname } = new URL(head.canonical);
      const markdownUrl = markdownPath(pathname);
      const [title = ""] = head.title.split(` ${siteConfig.titleDelimiter} `);
      const index = new URL(baseUrl + LLMS, head.canonical).href;
      const markdown = recall(["markdown", title, index], () =>
        markdownOf(tree, { title, url: head.canonical, index }),
      );
      const file = decodeURI(markdownUrl.slice(baseUrl.length));
      for (const name of filesOf(file)) writeFileSync(path.join(outDir, name), markdown);
      pages.push({ ...head, title, path: pathname, file });
      return addToHead(html, ALTERNATE, ` href="${escapeXml(markdownUrl)}">`);
    },
    finish: async () => writeLlms({ baseUrl, outDir, plugins, siteConfig, pages }, options),
  };
}
