import clsx from "clsx";
import { useEffect, useId, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { frameworkSettings } from "../../config/frameworks";
import type { Framework } from "../../options";
import type { GeneratedFile } from "../../protocol";
import ui from "../ui.module.css";
import RenderedPage from "./RenderedPage";
import { siteMapOf } from "./siteMap";
import type { ParsedFile } from "./usePage";
import styles from "./Preview.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  /** The framework that the files are for. */
  readonly framework: Framework;
  /** The page to show, once it is parsed. */
  readonly parsed: ParsedFile | undefined;
  /** The heading to show, if a link led to one; undefined while another page is being parsed. */
  readonly fragment: string | undefined;
  /** Whether the page fills the window. */
  readonly expanded: boolean;
  /** Called when the reader closes the window. */
  readonly onClose: () => void;
  readonly onOpen: (path: string, fragment: string) => void;
}

/** The selected page on a docs site, in the panel or over the whole window. */
export default function SitePreview(props: Props): ReactNode {
  const { files, framework, parsed, fragment, expanded, onClose, onOpen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const site = useMemo(() => siteMapOf(files, frameworkSettings[framework].rootPath), [files, framework]);

  useEffect(() => {
    const element = dialog.current;
    if (!expanded || !element) return undefined;
    element.showModal();
    title.current?.focus();
    return () => {
      element.close();
    };
  }, [expanded]);

  const page = parsed && <RenderedPage {...{ parsed, site, fragment, onOpen }} />;
  return (
    <>
      {!expanded && <div className={styles.site}>{page}</div>}
      <dialog ref={dialog} className={clsx(ui.window, styles.dialog)} aria-labelledby={titleId} onClose={onClose}>
        {expanded && (
          <>
            <header className={clsx(ui.bar, styles.bar)}>
              <h2 ref={title} id={titleId} tabIndex={-1}>
                Site preview
              </h2>
              <button type="button" className={ui.button} onClick={onClose}>
                Close
              </button>
            </header>
            <div className={styles.site}>{page}</div>
          </>
        )}
      </dialog>
    </>
  );
}
