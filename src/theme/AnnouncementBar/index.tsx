/**
 * Replaces `AnnouncementBar` of @docusaurus/theme-classic.
 * Change: the bar is a labelled region, grows with its text, and hands the focus on when it is closed.
 * Why: the stock bar takes the role of the page's banner, cuts enlarged text at 30 px, and drops the focus of a keyboard
 * user when its button disappears.
 */
import { translate } from "@docusaurus/Translate";
import { ThemeClassNames, useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import AnnouncementBarCloseButton from "@theme/AnnouncementBar/CloseButton";
import AnnouncementBarContent from "@theme/AnnouncementBar/Content";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive || !announcementBar) return null;
  const { backgroundColor, textColor, isCloseable } = announcementBar;
  const closeAndMoveOn = (): void => {
    // What follows the bar in the order of focus.
    document.querySelector<HTMLElement>(".navbar__brand")?.focus({ preventScroll: true });
    close();
  };
  return (
    <section
      aria-label={translate({ id: "site.announcement.label", message: "Announcement" })}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{ backgroundColor, color: textColor }}
    >
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && (
        <AnnouncementBarCloseButton
          aria-label={translate({ id: "site.announcement.close", message: "Close the announcement" })}
          className={styles.close}
          onClick={closeAndMoveOn}
        />
      )}
    </section>
  );
}
