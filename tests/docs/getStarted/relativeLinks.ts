import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";

/** A link between two Markdown files of a folder. */
export interface RelativeLink {
  readonly from: string;
  readonly to: string;
}

/** Every link between pages of a folder, resolved relative to its file as MkDocs and editors do. */
export async function relativeLinks(folder: string): Promise<RelativeLink[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".md"));
  const links = await Promise.all(
    files.map(async (from) => {
      const text = (await readFile(path.join(folder, from), "utf8")).replaceAll(/^```[\s\S]*?^```/gmu, "");
      return [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/gu)].map(([, to = ""]) => ({
        from,
        to: path.posix.join(path.posix.dirname(from), to),
      }));
    }),
  );
  return links.flat();
}
