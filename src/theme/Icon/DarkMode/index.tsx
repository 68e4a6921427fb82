/**
 * Replaces `Icon/DarkMode` of @docusaurus/theme-classic 3.10.2.
 * Change: the same moon, drawn with a stroke.
 * Why: every page holds it twice, in its HTML and in its script, and the stock outline is 400 characters long.
 */
import type { Props } from "@theme/Icon/DarkMode";
import type { ReactNode } from "react";

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8 4a8 8 0 1 0 12 12A10 10 0 0 1 8 4Z"
      />
    </svg>
  );
}
