import { settingsOf } from "../../config/settings";
import type { PlaygroundOptions } from "../../options";

/** A path without dots and empty parts; nothing is outside of the outermost folder. */
export function normalised(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/**
 * Makes paths from the folder of the pages into paths from the folder of the site, where the command line writes them.
 *
 * @param options of the run
 */
export function sitePathOf(options: PlaygroundOptions): (path: string) => string {
  const { rootPath, baseURL } = settingsOf(options, "sdl");
  return (path) => normalised(`${rootPath}/${baseURL}/${path}`);
}
