/**
 * Wraps `SkipToContent` of @docusaurus/theme-classic.
 * Change: the focus stays on the main content. Before hydration, `src/plugins/startup/presses.ts` handles the link.
 * Why: the stock link removes `tabindex` from the content right after focusing it, and the focus falls back to the document.
 */
import SkipToContent from "@theme-original/SkipToContent";
import type { MouseEvent, ReactNode } from "react";
import { focusMain } from "@site/src/components/shell/focusMain";

export default function SkipToContentWrapper(): ReactNode {
  function skip(event: MouseEvent): void {
    if (!focusMain()) return;
    event.preventDefault();
    event.stopPropagation();
  }
  // Not a control: it only captures clicks before the link handles them.
  return (
    <div role="presentation" onClickCapture={skip}>
      <SkipToContent />
    </div>
  );
}
