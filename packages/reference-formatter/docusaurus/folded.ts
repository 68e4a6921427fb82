/** Client module: a heading that stands in a folded part is shown when a link leads to it. */

function isFolded(details: HTMLDetailsElement): boolean {
  return !details.open || details.dataset["collapsed"] === "true";
}

/** Opens the folded parts that an element stands in, and then brings it into view. */
function show(element: Element): void {
  let wasFolded = false;
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    if (!isFolded(part)) continue;
    part.querySelector("summary")?.click();
    wasFolded = true;
  }
  if (wasFolded) element.scrollIntoView();
}

/** Called by Docusaurus after each change of route, the first included. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  // The site itself may open it, and Docusaurus scrolls first.
  if (target)
    requestAnimationFrame(() => {
      show(target);
    });
}
