import { PAGES_META } from "../shared/routes";
import type { FirstPage } from "../shared/routes";
import type { Group } from "./expand";
import { pageModule } from "./pageModule";

/** The data in the meta element `PAGES_META` of a built page. */
export interface PageMeta {
  /** File name of the page table. */
  readonly file: string;
  /** The current page, if it is in a group. */
  readonly first?: FirstPage;
}

/** Reads the meta element of the page: `file group module script path`, or only `file` on a page that is in no group. */
export function readMeta(): PageMeta {
  const { content = "" } = document.querySelector<HTMLMetaElement>(`meta[name=${PAGES_META}]`) ?? {};
  const [file = "", group, module = "", script = "", ...path] = content.split(" ");
  return {
    file,
    ...(group !== undefined && { first: { group: Number(group), module, script, path: path.join(" ") } }),
  };
}

/** Adds the current page, which its meta element describes, to its group. */
export function addPages(groups: readonly Group[]): void {
  const { first } = readMeta();
  if (!first) return;
  const group = groups[first.group];
  group?.add(first.path, () => pageModule(first.module, first.script, group.json));
}
