import type { ReactNode } from "react";
import PageLink from "./PageLink";
import type { Crumb } from "./siteMap";
import styles from "./site.module.css";

interface Props {
  readonly trail: readonly Crumb[];
  readonly onOpen: (path: string) => void;
}

/** The way to the page, whose name is the last part of it. */
export default function Breadcrumbs({ trail, onOpen }: Props): ReactNode {
  return (
    <nav aria-label="Breadcrumbs" data-part="trail" className={styles.breadcrumbs}>
      <ol>
        {trail.map(({ label, path }, at) => {
          const isPage = at === trail.length - 1;
          return (
            <li key={`${String(at)} ${label}`}>
              {path === undefined || isPage ? (
                <span aria-current={isPage ? "page" : undefined}>{label}</span>
              ) : (
                <PageLink
                  onFollow={() => {
                    onOpen(path);
                  }}
                >
                  {label}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
