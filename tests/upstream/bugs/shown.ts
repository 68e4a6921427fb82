import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOf } from "../../docs/blocks/roles";
import { parseFences } from "../../docs/fences";
import type { Fence } from "../../docs/fences";
import { project } from "../../docs/markdown/files";

const pages = new Map<string, Fence[]>();

/**
 * A file as the documentation shows it, to try the workaround that a reader is sent to.
 *
 * @param page path of the page
 * @param heading above the block
 * @param file that the block is to be saved as
 * @throws Error when the page shows no such file there
 */
export function shown(page: string, heading: string, file: string): string {
  const blocks = pages.get(page) ?? parseFences(page, readFileSync(path.join(project, page), "utf8"));
  pages.set(page, blocks);
  const block = blocks.find((fence) => fence.headings.includes(heading) && fileOf(fence) === file);
  if (block === undefined) throw new Error(`${page} shows no ${file} below "${heading}"`);
  return block.code;
}
