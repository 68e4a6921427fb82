import path from "node:path";
import { readPages } from "@site/src/plugins/afterBuild/pass";
import { openCache } from "@site/src/shared/files";
import type { PageTask } from "@site/src/shared/markup/page";
import { temporaryFolder } from "../temporaryFolder";

/** Runs a task on the pages of a folder, as the build does. `cacheFolder` is that of an earlier call, or new by default. */
export async function readPagesFor(folder: string, task: PageTask, cacheFolder?: string): Promise<void> {
  const cache = await openCache(path.join(cacheFolder ?? (await temporaryFolder()), "cache.json"), "1");
  await readPages({ folder, below: "", tasks: [], lastTask: task, cache });
  await cache.save();
}
