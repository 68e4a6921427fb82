/**
 * Client module: the head of a page stays as the server wrote it until the page has started. Docusaurus writes the head anew
 * for every part of the page that starts: with the site's title before the page's, without the canonical link, and so on,
 * frame by frame.
 */
import { holdHead, releaseHead } from "@site/src/components/shell/steadyHead";

holdHead();

/** All parts have said by now what belongs in the head, and it is there. */
export function onRouteDidUpdate(): void {
  releaseHead();
}
