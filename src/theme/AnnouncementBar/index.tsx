/**
 * Replaces `AnnouncementBar` of @docusaurus/theme-classic.
 * Change: the bar is a labelled region, grows with its text, and moves the focus to the navbar when it is closed.
 * Why: the stock bar has the role of the page's banner, clips enlarged text at 30 px, and loses the keyboard focus when its
 * button disappears.
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
  const closeAndMoveFocus = (): void => {
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
          onClick={closeAndMoveFocus}
        />
      )}
    </section>
  );
}
