/**
 * Replaces `Icon/ExternalLink` of @docusaurus/theme-classic 3.10.2.
 * Change: a drawing of lines, within the link itself.
 * Why: the stock icon refers to a sprite that stands in each page, with or without such a link in it, and has the long outline
 * of what three lines show. The page template leaves the sprite out.
 */
import { translate } from "@docusaurus/Translate";
import type { Props } from "@theme/Icon/ExternalLink";
import type { ReactNode } from "react";
import StrokeIcon from "@site/src/components/icon/StrokeIcon";
import styles from "./styles.module.css";

export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  return (
    <StrokeIcon
      className={styles.icon}
      width={width}
      height={height}
      aria-label={translate({ id: "theme.IconExternalLink.ariaLabel", message: "(opens in new tab)" })}
      d="M10 5H4v15h15v-6M14 3h7v7M21 3 11 13"
    />
  );
}
