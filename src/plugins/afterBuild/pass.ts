import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildCache } from "../../shared/files";
import { hashOf, listFiles } from "../../shared/files";
import { withEndTags } from "../../shared/markup/endTags";
import { parsePage } from "../../shared/markup/page";
import type { BuiltPage, PageTask } from "../../shared/markup/page";

/** The pages to process, and the tasks. */
export interface Pass {
  /** Absolute path of the folder with all locales. */
  readonly folder: string;
  /** Folder of the locale just built, relative to `folder`, with a slash at its end; empty for the default locale. */
  readonly localeFolder: string;
  /** Tasks for the pages of the locale just built, in order. */
  readonly tasks: readonly PageTask[];
  /** Task for the pages of all locales built so far. On pages of the locale just built, it runs after `tasks`. */
  readonly lastTask: PageTask;
  readonly cache: BuildCache;
}

/**
 * Returns the `<main>` of a page, or the whole HTML if it has none. What is outside `<main>` contains file names that change
 * with every build.
 */
function contentOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? html : html.slice(start, end);
}

/**
 * Reads and parses each page of a built site once, passes it to the tasks, and writes the page with their additions. Files
 * are read and written synchronously: there is nothing to do meanwhile, and promises would cost CPU time.
 *
 * @throws the errors of the tasks
 */
export async function readPages({ folder, localeFolder, tasks, lastTask, cache }: Pass): Promise<void> {
  const all = [...tasks, lastTask];
  for (const name of (await listFiles(folder)).filter((file) => file.endsWith(".html"))) {
    const source = readFileSync(path.join(folder, name), "utf8");
    const html = withEndTags(source);
    const parsed = parsePage(html);
    const contentHash = hashOf([JSON.stringify(parsed.head), contentOf(html)]);
    const isInLocale = name.startsWith(localeFolder);
    const page: BuiltPage = {
      ...parsed,
      file: isInLocale ? name.slice(localeFolder.length) : name,
      recall: (key, compute) => cache.recall([...key, contentHash], compute),
    };
    const end = Math.max(html.indexOf("</head>"), 0);
    const head = (isInLocale ? all : [lastTask]).reduce((text, task) => task.page(page, text), html.slice(0, end));
    const result = head + html.slice(end);
    if (result !== source) writeFileSync(path.join(folder, name), result);
  }
  for (const { finish } of all) await finish?.();
}
