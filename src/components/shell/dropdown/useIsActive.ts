import { useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { isSamePath, useLocalPathname } from "@docusaurus/theme-common/internal";
import type { LinkLikeNavbarItemProps } from "@theme/NavbarItem";

/** Id of the docs instance for an item that names none, as in Docusaurus. */
const DEFAULT_DOCS = "default";

/** Normalizes a path as the theme does before it compares paths. */
const normalize = (path: string): string => path.replace(/\/*$/u, "/").toLowerCase();

/**
 * Finds the item with the longest path that `pathname` starts with. Docusaurus has such a function for docs instances only; it
 * sorts with `localeCompare`, whose first call takes longer than the rest of the navbar.
 */
function closestAncestor<T extends { readonly path: string }>(all: readonly T[], pathname: string): T | undefined {
  const here = normalize(pathname);
  const [first] = all
    .filter(({ path }) => here.startsWith(normalize(path)))
    .sort((one, other) => other.path.length - one.path.length);
  return first;
}

/**
 * Returns a function that decides whether a link of a dropdown is active: by the link's own `isActive`, or because the
 * current page is its target, is below it, or is in the same sidebar.
 */
export function useIsActive(): (item: LinkLikeNavbarItemProps) => boolean {
  const location = useLocation();
  const here = useLocalPathname();
  const instances = Object.entries(useAllDocsData()).map(([id, data]) => ({ ...data, id }));
  const docs = closestAncestor(instances, location.pathname);
  const pages = closestAncestor(docs?.versions ?? [], location.pathname)?.docs ?? [];
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
