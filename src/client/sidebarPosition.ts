import { showCurrentEntry } from "../components/sidebar/showCurrentEntry";

/**
 * Client module: on the first page of a visit, scrolls the sidebar to its current entry. With four hundred pages, most
 * entries are below the fold.
 *
 * Called by Docusaurus after each change of route, the first with no previous location.
 */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation === null) showCurrentEntry(document.querySelector(".theme-doc-sidebar-container .menu"));
}
