import { hasTakeHomeFormatter } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";

/** The files of the formatter that options name, if it is one to copy: they load only then. */
export async function formatterFilesOf(options: PlaygroundOptions): Promise<readonly GeneratedFile[]> {
  if (!hasTakeHomeFormatter(options)) return [];
  const { default: files } = await import("@generated/playground/default/formatter.json");
  return files;
}

/** The licence of what a project has from here. */
export async function licenceFile(): Promise<GeneratedFile> {
  const { default: licence } = await import("@generated/playground/default/licence.json");
  const scope = "This licence is for the files that came with this project, not for your schema and its pages.";
  return { path: "LICENSE-graphql-markdown.txt", text: `${scope}\n\n${licence}` };
}
