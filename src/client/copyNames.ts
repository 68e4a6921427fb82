/** Client module: removes from copied text the characters that only control where long names wrap. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { withoutBreaks } from "docusaurus-lean-search/text";

/** Matches elements that mean nothing outside the page: links to headings, and drawings that use its styles and symbols. */
const ONLY_HERE = ".hash-link, svg";

/** Whether an element is not rendered. One with `display: contents` has no box, but its children have. */
function isHidden(element: Element): boolean {
  return !element.checkVisibility() && getComputedStyle(element).display !== "contents";
}

/** Clones the contents of a range as the browser would copy them: only what is rendered, with absolute URLs. */
function cloneRendered(range: Range): DocumentFragment {
  const copied = range.cloneContents();
  const root = range.commonAncestorContainer;
  // Has the same order as the elements of the clone.
  const originals =
    root instanceof Element ? [...root.querySelectorAll("*")].filter((element) => range.intersectsNode(element)) : [];
  copied.querySelectorAll("*").forEach((element, at) => {
    const original = originals[at];
    if ((original && isHidden(original)) || element.matches(ONLY_HERE)) element.remove();
    else if (element instanceof HTMLAnchorElement && element.href !== "") element.setAttribute("href", element.href);
    else if (element instanceof HTMLImageElement) element.setAttribute("src", element.src);
  });
  return copied;
}

function copyWithoutBreaks(event: ClipboardEvent): void {
  // The code editor of the playground copies its own text: the page contains only its visible lines.
  if (event.defaultPrevented) return;
  const selection = document.getSelection();
  const text = selection?.toString() ?? "";
  if (!event.clipboardData || !selection || text === withoutBreaks(text)) return;
  const html = document.createElement("div");
  for (let at = 0; at < selection.rangeCount; at += 1) html.append(cloneRendered(selection.getRangeAt(at)));
  event.clipboardData.setData("text/plain", withoutBreaks(text));
  event.clipboardData.setData("text/html", withoutBreaks(html.innerHTML));
  event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener("copy", copyWithoutBreaks);
