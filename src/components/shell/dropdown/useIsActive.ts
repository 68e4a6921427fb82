import { useActivePluginAndVersion } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { isSamePath, useLocalPathname } from "@docusaurus/theme-common/internal";
import type { LinkLikeNavbarItemProps } from "@theme/NavbarItem";

/** Id of the docs instance that an item without one means, as in Docusaurus. */
const DEFAULT_DOCS = "default";

/**
 * Tells which links of a dropdown the theme draws as active: their function says so, or the page that is shown is theirs,
 * is below it, or is in the same sidebar.
 */
export function useIsActive(): (item: LinkLikeNavbarItemProps) => boolean {
  const location = useLocation();
  const here = useLocalPathname();
  const docs = useActivePluginAndVersion();
  const pages = docs?.activeVersion?.docs ?? [];
  const page = pages.find(({ path }) => isSamePath(path, location.pathname));
  const inSidebar = (sidebar: string | undefined): boolean => sidebar !== undefined && page?.sidebar === sidebar;
  const inDocs = (id = DEFAULT_DOCS): boolean => docs?.activePlugin.pluginId === id;
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
