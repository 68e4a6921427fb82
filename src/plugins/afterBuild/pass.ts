import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildCache } from "../../shared/files";
import { hashOf, listFiles } from "../../shared/files";
import { withEndTags } from "../../shared/markup/endTags";
import { parsePage } from "../../shared/markup/page";
import type { BuiltPage, PageTask } from "../../shared/markup/page";

/** Who wants which pages. */
export interface Pass {
  /** Absolute path of the folder of all locales. */
  readonly folder: string;
  /** Path of the locale just built below that folder, with a slash at its end; empty for the first. */
  readonly below: string;
  /** For the pages of that locale, in order. */
  readonly tasks: readonly PageTask[];
  /** For the pages of all locales that were built so far, after those. */
  readonly lastTask: PageTask;
  readonly cache: BuildCache;
}

/** The part of the HTML of a page that its content stands in; the rest names files, and changes with every build. */
function contentOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? html : html.slice(start, end);
}

/**
 * Reads each page of a built site once, parses it once, hands it to the features that want it, and writes what they add to
 * it. Files are read and written synchronously: nothing could be done meanwhile, and promises cost CPU time.
 *
 * @throws Error as the tasks
 */
export async function readPages({ folder, below, tasks, lastTask, cache }: Pass): Promise<void> {
  const all = [...tasks, lastTask];
  for (const name of (await listFiles(folder)).filter((file) => file.endsWith(".html"))) {
    const source = readFileSync(path.join(folder, name), "utf8");
    const html = withEndTags(source);
    const parsed = parsePage(html);
    const decisive = hashOf([JSON.stringify(parsed.head), contentOf(html)]);
    const isNew = name.startsWith(below);
    const page: BuiltPage = {
      ...parsed,
      file: isNew ? name.slice(below.length) : name,
      recall: (parts, make) => cache.recall([...parts, decisive], make),
    };
    const end = Math.max(html.indexOf("</head>"), 0);
    const head = (isNew ? all : [lastTask]).reduce((text, task) => task.page(page, text), html.slice(0, end));
    const result = head + html.slice(end);
    if (result !== source) writeFileSync(path.join(folder, name), result);
  }
  for (const { finish } of all) await finish?.();
}
