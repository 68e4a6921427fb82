/**
 * Wraps `SkipToContent` of @docusaurus/theme-classic.
 * Change: the focus stays on the main content. Until the page responds, `src/plugins/startup/presses.ts` sees to that.
 * Why: the stock link takes away at once what lets the content hold the focus, which falls back to the document.
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
  // It is no control: it hears of a press of the link before the link does.
  return (
    <div role="presentation" onClickCapture={skip}>
      <SkipToContent />
    </div>
  );
}
