import { useMemo } from "react";
import type { ReactNode } from "react";
import PageLink from "./PageLink";
import { neighboursOf, titleOf } from "./siteMap";
import type { SiteMap } from "./siteMap";
import styles from "./site.module.css";

interface Props {
  readonly site: SiteMap;
  readonly path: string;
  readonly onOpen: (path: string) => void;
}

/** The pages before and after this one. */
export default function Neighbours({ site, path, onOpen }: Props): ReactNode {
  const { previous, next } = useMemo(() => neighboursOf(site, path), [site, path]);
  const sides = [
    ["Previous", previous, "previous"],
    ["Next", next, "next"],
  ] as const;
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label="Previous and next page" data-part="neighbours" className={styles.neighbours}>
      {sides.map(
        ([word, to, part]) =>
          to !== undefined && (
            <PageLink
              key={word}
              className={styles[part]}
              onFollow={() => {
                onOpen(to);
              }}
            >
              <span className={styles.word}>{word}</span>{" "}
              <span data-part={part} className={styles.label}>
                {titleOf(site, to)}
              </span>
            </PageLink>
          ),
      )}
    </nav>
  );
}
