/**
 * Client module: leaves `<head>` as the server wrote it until the page is hydrated. Otherwise, each part that hydrates
 * would rewrite it: for some frames, the site's title would replace the page's, and the canonical link would be missing.
 */
import { pauseHeadUpdates, resumeHeadUpdates } from "@site/src/components/shell/headUpdates";

pauseHeadUpdates();

/** Called by Docusaurus after hydration, and after each change of route. */
export function onRouteDidUpdate(): void {
  resumeHeadUpdates();
}
