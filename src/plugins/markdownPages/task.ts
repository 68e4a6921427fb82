import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Props } from "@docusaurus/types";
import { escapeXml } from "../../shared/markup/elements";
import { withInHead } from "../../shared/markup/page";
import type { PageTask } from "../../shared/markup/page";
import { markdownPath } from "./browser/markdownPath";
import { writeLlms } from "./llms";
import type { LlmsOptions, WrittenPage } from "./llms";
import { LLMS } from "./llms/texts";
import { markdownOf } from "./page";

/** What is read of the argument of `postBuild`. */
type BuildProps = Pick<Props, "baseUrl" | "outDir" | "plugins" | "siteConfig">;

/** The page that is served for unknown URLs stands for nothing that could be read. */
const NOT_FOUND = "404.html";

/** As it stands in the source of a page; in its text, the first character would be escaped. */
const ALTERNATE = '<link rel="alternate" type="text/markdown"';

/** `/api/` is linked to as `/api` too, and each of them with `.md` behind it is a URL that somebody will try. */
function filesOf(file: string): string[] {
  return file.endsWith("/index.md") ? [file, file.replace(/\/index\.md$/u, ".md")] : [file];
}

/**
 * Writes what the built pages of a locale are for programs: the Markdown form of each beside it, with its path in the head
 * of the page, and the lists that lead there. Pages without a canonical URL are no pages of their own, such as redirects of
 * plugins.
 *
 * @param props - of `postBuild`
 * @returns a task whose end throws as `writeLlms`
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
      for (const one of filesOf(file)) writeFileSync(path.join(outDir, one), markdown);
      pages.push({ ...head, title, path: pathname, file });
      return withInHead(html, ALTERNATE, ` href="${escapeXml(markdownUrl)}">`);
    },
    finish: async () => writeLlms({ baseUrl, outDir, plugins, siteConfig, pages }, options),
  };
}
