import clsx from "clsx";
import type { ReactNode } from "react";
import type { SharedFile } from "../../protocol";
import ui from "../ui.module.css";
import { entitiesOf, headlineOf } from "./shared";
import styles from "./SharedFiles.module.css";

/** Files that are listed; more of them have a cause in common. */
const MOST = 100;

interface Props {
  readonly shared: readonly SharedFile[];
  /** Shows a file. */
  readonly onOpen: (path: string) => void;
}

/** Tells which entities the tool writes to the same file, and what comes of it. */
export default function SharedFiles({ shared, onOpen }: Props): ReactNode {
  const headline = headlineOf(shared);
  if (headline === undefined) return null;
  return (
    <details className={clsx(ui.remark, styles.shared)}>
      <summary>{headline}</summary>
      <p>
        The tool writes all pages at the same time. In a file that several have, the last one named here is usually on
        top, with the end of a longer one below it; on your computer, another may be. Rename all but one, or choose a
        hierarchy that keeps them apart.
      </p>
      <ul>
        {shared.slice(0, MOST).map((file) => (
          <li key={file.path}>
            <button
              type="button"
              className={clsx(ui.link, styles.file)}
              onClick={() => {
                onOpen(file.path);
              }}
            >
              {file.path}
            </button>
            <span>{`: ${entitiesOf(file)}`}</span>
          </li>
        ))}
      </ul>
      {shared.length > MOST && <p>{`And ${String(shared.length - MOST)} more.`}</p>}
    </details>
  );
}
