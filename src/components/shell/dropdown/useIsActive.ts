import { useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { isSamePath, useLocalPathname } from "@docusaurus/theme-common/internal";
import type { LinkLikeNavbarItemProps } from "@theme/NavbarItem";

/** Id of the docs instance that an item without one means, as in Docusaurus. */
const DEFAULT_DOCS = "default";

/** Puts a path in the form in which the theme compares paths. */
const comparable = (path: string): string => path.replace(/\/*$/u, "/").toLowerCase();

/**
 * The nearest of those at or above a path. Docusaurus has the same for a docs instance alone, and sorts all of them by
 * `localeCompare` to find it, whose first call takes longer than the rest of a navbar.
 */
function nearest<T extends { readonly path: string }>(all: readonly T[], pathname: string): T | undefined {
  const here = comparable(pathname);
  const [first] = all
    .filter(({ path }) => here.startsWith(comparable(path)))
    .sort((one, other) => other.path.length - one.path.length);
  return first;
}

/**
 * Tells which links of a dropdown the theme draws as active: their function says so, or the page that is shown is theirs,
 * is below it, or is in the same sidebar.
 */
export function useIsActive(): (item: LinkLikeNavbarItemProps) => boolean {
  const location = useLocation();
  const here = useLocalPathname();
  const instances = Object.entries(useAllDocsData()).map(([id, data]) => ({ ...data, id }));
  const docs = nearest(instances, location.pathname);
  const pages = nearest(docs?.versions ?? [], location.pathname)?.docs ?? [];
  const page = pages.find(({ path }) => isSamePath(path, location.pathname));
  const inSidebar = (sidebar: string | undefined): boolean => sidebar !== undefined && page?.sidebar === sidebar;
  const inDocs = (id = DEFAULT_DOCS): boolean => docs?.id === id;
  return (item) => {
    if (item.type === "doc") {
      const target = pages.find(({ id }) => id === item.docId);
      return inDocs(item.docsPluginId) && target !== undefined && (target === page || inSidebar(target.sidebar));
    }
    if (item.type === "docSidebar") return inDocs(item.docsPluginId) && inSidebar(item.sidebarId);
    if (item.isActive !== undefined) return item.isActive(null, location);
    return item.to !== undefined && (isSamePath(item.to, here) || here.startsWith(`${item.to.replace(/\/$/u, "")}/`));
  };
}
