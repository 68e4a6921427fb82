/** Client module: removes zero-width spaces from copied text. Long names contain them so that they can wrap between words. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { BREAK } from "@site/src/components/names/breakBetweenWords";

function copyWithoutBreaks(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const text = selection?.toString() ?? "";
  if (!event.clipboardData || !selection || !text.includes(BREAK)) return;
  const html = document.createElement("div");
  for (let at = 0; at < selection.rangeCount; at += 1) html.append(selection.getRangeAt(at).cloneContents());
  event.clipboardData.setData("text/plain", text.replaceAll(BREAK, ""));
  event.clipboardData.setData("text/html", html.innerHTML.replaceAll(BREAK, ""));
  event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener("copy", copyWithoutBreaks);
