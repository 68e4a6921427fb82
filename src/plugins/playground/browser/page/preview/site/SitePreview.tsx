import clsx from "clsx";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { frameworkSettings } from "../../../configuration/frameworks";
import type { Framework } from "../../../options";
import type { GeneratedFile } from "../../../protocol";
import ui from "../../ui.module.css";
import { linkable } from "../links";
import RenderedPage from "../RenderedPage";
import type { ParsedFile } from "../usePage";
import LookChoice from "./LookChoice";
import { lookClasses } from "./lookClasses";
import { isSite } from "./looks";
import type { Look } from "./looks";
import Sidebar from "./Sidebar";
import { siteMapOf } from "./siteMap";
import styles from "./site.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  /** For which they are written. */
  readonly framework: Framework;
  /** The page to show, as soon as it is parsed. */
  readonly parsed: ParsedFile | undefined;
  /** The heading to show, of a link that led here; nothing while another page is on its way. */
  readonly fragment: string | undefined;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** Whether it is to be seen. */
  readonly visible: boolean;
  readonly onOpen: (path: string, fragment: string) => void;
}

/** The page in the frame of a site: alone in the panel, and with the site's sidebar over the whole window. */
export default function SitePreview(props: Props): ReactNode {
  const { files, framework, parsed, fragment, look, onLook, visible, onOpen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const sidebarId = useId();
  const [wanted, setExpanded] = useState(false);
  const [menu, setMenu] = useState(false);
  const expanded = wanted && visible;
  if (wanted && !visible) setExpanded(false);
  /** Path of the page that a link was followed to, until it is there. */
  const arriving = useRef<string>(undefined);
  const { rootPath } = frameworkSettings[framework];
  const site = useMemo(() => siteMapOf(files, rootPath), [files, rootPath]);
  const routes = useMemo(
    () =>
      linkable(
        files.map(({ path }) => path),
        rootPath,
      ),
    [files, rootPath],
  );

  useEffect(() => {
    const element = dialog.current;
    if (!expanded || !element) return undefined;
    element.showModal();
    title.current?.focus();
    return () => {
      element.close();
    };
  }, [expanded]);

  const arrivesAt = useCallback((path: string) => {
    if (arriving.current !== path) return false;
    arriving.current = undefined;
    return true;
  }, []);

  const follow = useCallback(
    (path: string, to = "") => {
      arriving.current = path;
      setMenu(false);
      onOpen(path, to);
    },
    [onOpen],
  );

  const page = parsed && <RenderedPage {...{ parsed, routes, site, look, fragment, arrivesAt }} onOpen={follow} />;
  const className = clsx(styles.site, lookClasses[look]);

  return (
    <>
      <div className={clsx(ui.bar, styles.bar)}>
        <LookChoice look={look} onChange={onLook} />
        <button
          type="button"
          className={ui.button}
          aria-haspopup="dialog"
          onClick={() => {
            setExpanded(true);
          }}
        >
          Expand
        </button>
      </div>
      {!expanded && <div className={className}>{page}</div>}
      <dialog
        ref={dialog}
        className={clsx(ui.window, styles.dialog)}
        aria-labelledby={titleId}
        onClose={() => {
          setExpanded(false);
          setMenu(false);
        }}
      >
        {expanded && (
          <>
            <header className={clsx(ui.bar, styles.header)}>
              <h2 ref={title} id={titleId} tabIndex={-1}>
                Site preview
              </h2>
              <LookChoice look={look} onChange={onLook} />
              <button
                type="button"
                className={ui.button}
                onClick={() => {
                  setExpanded(false);
                }}
              >
                Close
              </button>
            </header>
            <div className={className}>
              <div data-part="masthead" className={styles.masthead}>
                <button
                  type="button"
                  className={styles.menu}
                  aria-expanded={menu}
                  aria-controls={sidebarId}
                  onClick={() => {
                    setMenu(!menu);
                  }}
                >
                  Menu
                </button>
                <span aria-hidden="true" className={styles.brand}>
                  {isSite(look) ? "Your site" : "you / your-repository"}
                </span>
              </div>
              <div className={clsx(styles.body, menu && styles.open)}>
                {parsed && <Sidebar {...{ site, look }} id={sidebarId} selected={parsed.file.path} onOpen={follow} />}
                {page}
              </div>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
