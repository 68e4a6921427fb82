import { showCurrentEntry } from "../components/sidebar/showCurrentEntry";

/**
 * Client module: on the first page of a visit, brings the current entry of the sidebar into view. A schema of four
 * hundred pages puts most of them below the fold of its sidebar.
 *
 * Called by Docusaurus after each change of route, the first with no previous location.
 */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation === null) showCurrentEntry(document.querySelector(".theme-doc-sidebar-container .menu"));
}
