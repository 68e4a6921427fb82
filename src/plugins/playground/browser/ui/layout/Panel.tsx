import clsx from "clsx";
import type { ReactNode } from "react";
import { panelId, tabId } from "./Tabs";
import ui from "../ui.module.css";
import styles from "./layout.module.css";

interface Props {
  readonly name: string;
  readonly shown: boolean;
  /** Its heading, where no tab leads to it. */
  readonly heading?: string | undefined;
  readonly children: ReactNode;
}

/** What a tab shows; or a part of the screen with a heading of its own. It stays as it is while another is shown. */
export default function Panel({ name, shown, heading, children }: Props): ReactNode {
  const headingId = `${panelId(name)}-heading`;
  return (
    <div
      id={panelId(name)}
      role={heading === undefined ? "tabpanel" : "region"}
      aria-labelledby={heading === undefined ? tabId(name) : headingId}
      hidden={!shown}
      className={clsx(ui.column, styles.panel)}
    >
      {heading !== undefined && (
        <h3 id={headingId} className={clsx(ui.bar, styles.heading)}>
          {heading}
        </h3>
      )}
      {children}
    </div>
  );
}
