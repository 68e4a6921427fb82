/**
 * Replaces `DocCard/Heading/Icon` of @docusaurus/theme-classic.
 * Change: cards have no icon.
 * Why: the stock icons are emoji of a folder and a page, which differ between systems, are missing on some, and say nothing
 * that the title does not.
 */
import type { ReactNode } from "react";

export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
