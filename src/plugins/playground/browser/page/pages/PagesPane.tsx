import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { GeneratedFile } from "../../protocol";
import { foldersAround, foldersOf, rowsOf } from "./rows";
import Tree from "./Tree";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly selected: string | undefined;
  readonly onSelect: (path: string) => void;
}

/** The files that the tool writes, in their folders. The folders around the selected file are open. */
export default function PagesPane({ files, selected, onSelect }: Props): ReactNode {
  const tree = useMemo(() => foldersOf(files.map(({ path }) => path)), [files]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const [shown, setShown] = useState<string>();

  // A file that was selected elsewhere, by a link of a page, is to be found in the tree.
  if (selected !== shown) {
    setShown(selected);
    if (selected !== undefined) setOpen(new Set([...open, ...foldersAround(selected)]));
  }

  const rows = useMemo(() => rowsOf(tree, open), [tree, open]);

  function toggle(path: string): void {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  }

  return <Tree label="Pages" rows={rows} selected={selected} onToggle={toggle} onSelect={onSelect} />;
}
