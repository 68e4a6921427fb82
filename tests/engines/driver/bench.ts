import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { start } from "./process";
import type { Background } from "./process";

/** What a browser is made to run with: a folder of its own, and programs in the background. */
export interface Bench {
  /** Absolute path. */
  readonly folder: string;
  readonly start: typeof start;
}

/**
 * Sets something up that runs until it is stopped, and leaves nothing behind: neither then nor when it fails to start.
 *
 * @param name part of the folder's name
 * @throws what `set` throws
 */
export async function onBench<T extends object>(
  name: string,
  set: (bench: Bench) => Promise<T>,
): Promise<T & { readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `website-${name}-`));
  const running: Background[] = [];
  const stop = async (): Promise<void> => {
    for (const one of running.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const made = await set({
      folder,
      start(...program) {
        const started = start(...program);
        running.push(started);
        return started;
      },
    });
    return { ...made, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
