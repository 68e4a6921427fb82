/** Client module: removes from copied text the characters that only control where long names wrap. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { withoutBreaks } from "docusaurus-lean-search/text";

function copyWithoutBreaks(event: ClipboardEvent): void {
  // The code editor of the playground copies its own text: the page contains only its visible lines.
  if (event.defaultPrevented) return;
  const selection = document.getSelection();
  const text = selection?.toString() ?? "";
  if (!event.clipboardData || !selection || text === withoutBreaks(text)) return;
  const html = document.createElement("div");
  for (let at = 0; at < selection.rangeCount; at += 1) html.append(selection.getRangeAt(at).cloneContents());
  event.clipboardData.setData("text/plain", withoutBreaks(text));
  event.clipboardData.setData("text/html", withoutBreaks(html.innerHTML));
  event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener("copy", copyWithoutBreaks);
