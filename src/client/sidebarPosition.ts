import { showCurrentEntry } from "../components/sidebar/showCurrentEntry";

/**
 * Client module: on the first page of a visit, scrolls the sidebar to its current entry. With four hundred pages, most
 * entries are below the fold.
 *
 * Called by Docusaurus after the first page has loaded, when there is no previous location, and after each change of route.
 */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation === null) showCurrentEntry(document.querySelector(".theme-doc-sidebar-container .menu"));
}
