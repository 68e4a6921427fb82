import { settingsOf } from "../../configuration/settings";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";

/** A path without dots and empty parts; nothing is outside of the outermost folder. */
export function normalised(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/** Files with their paths from the folder of the site, as the command line writes them there. */
export function withSitePaths(files: readonly GeneratedFile[], options: PlaygroundOptions): GeneratedFile[] {
  const { rootPath, baseURL } = settingsOf(options, "sdl");
  return files.map(({ path, text }) => ({ path: normalised(`${rootPath}/${baseURL}/${path}`), text }));
}
