import type { LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { SidebarItem } from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import type { ListedPage } from "./section";

type Docs = ReadonlyMap<string, ListedPage>;

function pagesOf(item: SidebarItem, docs: Docs): (ListedPage | undefined)[] {
  if (item.type === "doc") return [docs.get(item.id)];
  if (item.type !== "category") return [];
  const { link, label } = item;
  const below = item.items.flatMap((one) => pagesOf(one, docs));
  if (link?.type === "doc") return [docs.get(link.id), ...below];
  if (link?.type !== "generated-index") return below;
  const { title = label, description = item.description ?? "", permalink } = link;
  return [{ title, description, path: permalink, category: true }, ...below];
}

/**
 * The pages of a version of the docs in the order of its sidebars, then those that no sidebar has.
 *
 * @param version - as the docs plugin has loaded it
 * @returns each page once, without those that are not to be listed
 */
export function pagesInOrder(version: Pick<LoadedVersion, "docs" | "sidebars">): ListedPage[] {
  const docs: Docs = new Map(
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, title, description, permalink }) => [id, { title, description, path: permalink, category: false }]),
  );
  const inSidebars = Object.values(version.sidebars).flatMap((sidebar) =>
    sidebar.flatMap((item) => pagesOf(item, docs)),
  );
  const all = [...inSidebars, ...docs.values()].filter((page) => page !== undefined);
  const seen = new Set<string>();
  return all.filter(({ path }) => !seen.has(path) && seen.add(path));
}
