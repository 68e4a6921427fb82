/** Client module: opens the folded parts around the heading that a link leads to. */
import { targetOf } from "../components/filter.mjs";

function isFolded(details: HTMLDetailsElement): boolean {
  return !details.open || details.dataset["collapsed"] === "true";
}

/** Opens the folded parts around an element, and then scrolls to it. */
function show(element: Element): void {
  let wasFolded = false;
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    if (!isFolded(part)) continue;
    part.querySelector("summary")?.click();
    wasFolded = true;
  }
  if (wasFolded) element.scrollIntoView();
}

/** Called by Docusaurus for the first route and after each change of route. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const target = targetOf(hash);
  // Wait a frame, because the site may open the part itself, and Docusaurus scrolls first.
  if (target)
    requestAnimationFrame(() => {
      show(target);
    });
}
