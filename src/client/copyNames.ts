/** Client module: removes zero-width spaces from copied text. Long names contain them so that they can wrap between words. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { ZERO_WIDTH_SPACE } from "@site/src/shared/text/identifiers";

function copyWithoutBreaks(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const text = selection?.toString() ?? "";
  if (!event.clipboardData || !selection || !text.includes(ZERO_WIDTH_SPACE)) return;
  const html = document.createElement("div");
  for (let at = 0; at < selection.rangeCount; at += 1) html.append(selection.getRangeAt(at).cloneContents());
  event.clipboardData.setData("text/plain", text.replaceAll(ZERO_WIDTH_SPACE, ""));
  event.clipboardData.setData("text/html", html.innerHTML.replaceAll(ZERO_WIDTH_SPACE, ""));
  event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener("copy", copyWithoutBreaks);
