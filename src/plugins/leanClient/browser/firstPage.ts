import { PAGES_META } from "../shared/routes";
import type { FirstPage } from "../shared/routes";
import type { Group } from "./expand";
import { pageModule } from "./pageModule";

/** What a built page says of the site and of itself; nothing of itself when it is none of a group. */
export interface PageMeta {
  /** Name of the table of pages. */
  readonly file: string;
  readonly first?: FirstPage;
}

/** Reads the meta element of a page: `file`, or `file group module script path`. */
export function readMeta(): PageMeta {
  const { content = "" } = document.querySelector<HTMLMetaElement>(`meta[name=${PAGES_META}]`) ?? {};
  const [file = "", group, module = "", script = "", ...path] = content.split(" ");
  return {
    file,
    ...(group !== undefined && { first: { group: Number(group), module, script, path: path.join(" ") } }),
  };
}

/** Adds the page that the browser shows, of which its HTML tells enough. */
export function addPages(groups: readonly Group[]): void {
  const { first } = readMeta();
  if (!first) return;
  const group = groups[first.group];
  group?.add(first.path, () => pageModule(first.module, first.script, group.json));
}
