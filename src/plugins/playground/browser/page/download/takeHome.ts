import { hasTakeHomeFormatter } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";

/** The files of the formatter that options name, if it is one to copy: they load only then. */
export async function formatterFilesOf(options: PlaygroundOptions): Promise<readonly GeneratedFile[]> {
  if (!hasTakeHomeFormatter(options)) return [];
  const { default: files } = await import("@generated/playground/default/formatter.json");
  return files;
}
