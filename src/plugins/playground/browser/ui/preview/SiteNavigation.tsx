import clsx from "clsx";
import { useMemo } from "react";
import type { ReactNode } from "react";
import ui from "../ui.module.css";
import { breadcrumbsOf, neighboursOf, pageTitle } from "./siteMap";
import type { SiteMap } from "./siteMap";
import type { PageHeading } from "./toPage";
import styles from "./Preview.module.css";

interface LinkProps {
  readonly className?: string | undefined;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link of the site around a page: a button, as the page that it leads to has no URL. */
function SiteLink({ className, onFollow, children }: LinkProps): ReactNode {
  return (
    <button type="button" className={clsx(ui.link, styles.siteLink, className)} onClick={onFollow}>
      {children}
    </button>
  );
}

interface Props {
  readonly site: SiteMap;
  readonly path: string;
  readonly onOpen: (path: string) => void;
}

/** The folders above a page, and its name. */
export function Breadcrumbs({ site, path: current, onOpen }: Props): ReactNode {
  const crumbs = useMemo(() => breadcrumbsOf(site, current), [site, current]);
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, path }, at) => (
          <li key={`${String(at)} ${label}`}>
            {path === undefined || path === current ? (
              <span aria-current={path === current ? "page" : undefined}>{label}</span>
            ) : (
              <SiteLink
                onFollow={() => {
                  onOpen(path);
                }}
              >
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pages before and after one. */
export function Neighbours({ site, path, onOpen }: Props): ReactNode {
  const { previous, next } = useMemo(() => neighboursOf(site, path), [site, path]);
  if (previous === undefined && next === undefined) return null;
  const sides = [
    { word: "Previous", to: previous, className: styles.previous },
    { word: "Next", to: next, className: styles.next },
  ];
  return (
    <nav aria-label="Previous and next page" className={styles.neighbours}>
      {sides.map(
        ({ word, to, className }) =>
          to !== undefined && (
            <SiteLink
              key={word}
              className={className}
              onFollow={() => {
                onOpen(to);
              }}
            >
              <span className={styles.word}>{word}</span> <span className={styles.label}>{pageTitle(site, to)}</span>
            </SiteLink>
          ),
      )}
    </nav>
  );
}

interface OutlineProps {
  readonly headings: readonly PageHeading[];
  /** The lowest level that is listed. */
  readonly lowest: number;
  /** Called with the id of a heading. */
  readonly onFollow: (id: string) => void;
}

/** Headings that are listed. */
const MOST_HEADINGS = 100;

/** Headings that fit on a low screen, where the outline stays in view. */
const FEW_HEADINGS = 8;

/** The headings of a page, beside it on a wide screen. */
export function Outline({ headings, lowest, onFollow }: OutlineProps): ReactNode {
  const listed = headings
    .filter(({ level, text }) => level > 1 && level <= lowest && text !== "")
    .slice(0, MOST_HEADINGS);
  if (listed.length === 0) return null;
  return (
    <nav aria-label="On this page" className={clsx(styles.outline, listed.length <= FEW_HEADINGS && styles.short)}>
      <p>On this page</p>
      <ul>
        {listed.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? styles.inner : undefined}>
            <SiteLink
              onFollow={() => {
                onFollow(id);
              }}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
