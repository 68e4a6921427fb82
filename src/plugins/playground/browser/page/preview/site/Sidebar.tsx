import { useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { foldersAround, foldersOf, rowsOf, toggled } from "../../pages/rows";
import Tree from "../../pages/Tree";
import { isSite } from "./looks";
import type { Look } from "./looks";
import { nameOfRow, rankIn } from "./siteMap";
import type { SiteMap } from "./siteMap";
import styles from "./site.module.css";

interface Props {
  readonly id: string;
  readonly site: SiteMap;
  readonly look: Look;
  readonly selected: string;
  readonly onOpen: (path: string) => void;
}

/** The pages of the run: as categories of a site, or as files of a repository. */
export default function Sidebar({ id, site, look, selected, onOpen }: Props): ReactNode {
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(foldersAround(selected)));
  const [shown, setShown] = useState(selected);
  const start = isSite(look) ? site.root : "";

  // The categories around a page that a link led to are open.
  if (selected !== shown) {
    setShown(selected);
    setOpen(new Set([...open, ...foldersAround(selected)]));
  }

  const folders = useMemo(
    () =>
      foldersOf(
        [...site.pages.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)),
      ),
    [site, start],
  );
  const rows = useMemo(() => {
    if (start === "") return rowsOf(folders, open);
    const rank = rankIn(site);
    return rowsOf(folders, open, { parent: start, rank }).map((row) => ({ ...row, name: nameOfRow(site, row) }));
  }, [folders, open, site, start]);

  return (
    <nav id={id} data-part="sidebar" aria-label={isSite(look) ? "Site" : "Repository"} className={styles.sidebar}>
      <Tree
        ref={tree}
        label={isSite(look) ? "Sidebar" : "Files"}
        rows={rows}
        selected={selected}
        onToggle={(path) => {
          setOpen(toggled(open, path));
        }}
        onSelect={onOpen}
      />
    </nav>
  );
}
