/**
 * Client module: the head stays as the server wrote it until the page is hydrated. Docusaurus would rewrite it for each part
 * that hydrates: the site's title before the page's, no canonical link, and so on, frame by frame.
 */
import { pauseHeadUpdates, resumeHeadUpdates } from "@site/src/components/shell/headUpdates";

pauseHeadUpdates();

/** Called by Docusaurus after each change of route, the first after hydration. */
export function onRouteDidUpdate(): void {
  resumeHeadUpdates();
}
