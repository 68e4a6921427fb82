import { configurationOf } from "../../configuration";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";

const textOf = (setting: unknown): string => (typeof setting === "string" ? setting : "");

/** The folder of the site into which the tool writes, without the base of the pages. */
export function rootOf(options: PlaygroundOptions): string {
  return textOf(configurationOf(options).options["rootPath"]);
}

function normalised(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/** Files with their paths from the folder of the site, as the command line writes them there. */
export function withSitePaths(files: readonly GeneratedFile[], options: PlaygroundOptions): GeneratedFile[] {
  const folder = `${rootOf(options)}/${textOf(configurationOf(options).options["baseURL"])}`;
  return files.map(({ path, text }) => ({ path: normalised(`${folder}/${path}`), text }));
}
