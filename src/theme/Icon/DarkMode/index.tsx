/**
 * Replaces `Icon/DarkMode` of @docusaurus/theme-classic 3.10.2.
 * Change: the same moon, drawn with a stroke.
 * Why: every page holds it twice, in its HTML and in its script, and the stock outline is 400 characters long.
 */
import type { Props } from "@theme/Icon/DarkMode";
import type { ReactNode } from "react";
import StrokeIcon from "@site/src/components/icon/StrokeIcon";

export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon width={24} height={24} {...props} d="M8 4a8 8 0 1 0 12 12A10 10 0 0 1 8 4Z" join="round" />;
}
