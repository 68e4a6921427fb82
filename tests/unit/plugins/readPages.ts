import path from "node:path";
import { readPages } from "@site/src/plugins/afterBuild/pass";
import { openCache } from "@site/src/shared/files";
import type { PageTask } from "@site/src/shared/markup/page";
import { temporaryFolder } from "../temporaryFolder";

/**
 * Runs a task on the pages of a folder, as the build does.
 *
 * @param cacheFolder folder of the cache: to use the values that an earlier call cached, pass the same folder
 */
export async function readPagesFor(folder: string, task: PageTask, cacheFolder?: string): Promise<void> {
  const cache = await openCache(path.join(cacheFolder ?? (await temporaryFolder()), "cache.json"), "1");
  await readPages({ folder, localeFolder: "", tasks: [], lastTask: task, cache });
  await cache.save();
}
