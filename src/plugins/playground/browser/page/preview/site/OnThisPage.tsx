import clsx from "clsx";
import type { ReactNode } from "react";
import type { PageHeading } from "../page";
import PageLink from "./PageLink";
import styles from "./site.module.css";

interface Props {
  readonly headings: readonly PageHeading[];
  /** The lowest level that is listed. */
  readonly listed: number;
  readonly onFollow: (fragment: string) => void;
}

/** Headings that are listed. */
const MOST = 100;

/** Headings that have room on a screen of the height at which they stay in sight. */
const SHORT = 8;

/** The parts of the page, beside it where there is room. */
export default function OnThisPage({ headings, listed, onFollow }: Props): ReactNode {
  const parts = headings.filter(({ level, text }) => level > 1 && level <= listed && text !== "").slice(0, MOST);
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label="On this page"
      data-part="outline"
      className={clsx(styles.outline, parts.length <= SHORT && styles.short)}
    >
      <p>On this page</p>
      <ul>
        {parts.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? styles.inner : undefined}>
            <PageLink
              onFollow={() => {
                onFollow(id);
              }}
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
