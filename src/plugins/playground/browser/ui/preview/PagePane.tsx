import clsx from "clsx";
import { Fragment, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { factsOfFramework } from "../../config/frameworks";
import { defaultOptions } from "../../options";
import type { Framework } from "../../options";
import type { GeneratedFile } from "../../protocol";
import { LivePage } from "../result/LiveCode";
import { entitiesOf } from "../result/noticesOf";
import type { Output } from "../session/session";
import { Button } from "../controls";
import { isPageFile, siteMapOf } from "./siteMap";
import Changes from "./Changes";
import RenderedPage from "./RenderedPage";
import Source from "./Source";
import { usePage } from "./usePage";
import type { ParsedFile } from "./usePage";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

interface SitePreviewProps extends Omit<ComponentProps<typeof RenderedPage>, "parsed" | "site"> {
  readonly files: readonly GeneratedFile[];
  readonly framework: Framework;
  /** The page to show, once it is parsed. */
  readonly parsed: ParsedFile | undefined;
  /** Whether the page fills the window. */
  readonly expanded: boolean;
  /** Called when the reader closes the window. */
  readonly onClose: () => void;
}

/** The selected page on a docs site, in the panel or over the whole window. */
function SitePreview(props: SitePreviewProps): ReactNode {
  const { files, framework, parsed, expanded, onClose, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const site = useMemo(() => siteMapOf(files, factsOfFramework(framework).rootPath), [files, framework]);

  useEffect(() => {
    const element = dialog.current;
    if (!expanded || !element) return undefined;
    element.showModal();
    title.current?.focus();
    return () => {
      element.close();
    };
  }, [expanded]);

  const page = parsed && <RenderedPage {...rest} parsed={parsed} site={site} />;
  return (
    <>
      {!expanded && <div className={styles.site}>{page}</div>}
      <dialog ref={dialog} className={clsx(ui.window, styles.dialog)} aria-labelledby={titleId} onClose={onClose}>
        {expanded && (
          <>
            <header className={ui.bar}>
              <h2 ref={title} id={titleId} tabIndex={-1}>
                Site preview
              </h2>
              <Button onClick={onClose}>Close</Button>
            </header>
            <div className={styles.site}>{page}</div>
          </>
        )}
      </dialog>
    </>
  );
}

interface Props {
  /** Output of the last run. */
  readonly output: Output | undefined;
  readonly file: GeneratedFile | undefined;
  readonly fragment: string;
  readonly live: ReadonlySet<string> | undefined;
  /** Why a site can't build the file; undefined if it can. */
  readonly fault: string | undefined;
  /** Whether the tool is running on newer input. */
  readonly busy: boolean;
  readonly isOpen: boolean;
  /** Whether the panel is in view: the playground is open, and no other panel takes its space. */
  readonly visible: boolean;
  readonly onOpen: (path: string, fragment: string) => void;
}

const MODES = ["Rendered", "Source", "Changes"] as const;

type Mode = (typeof MODES)[number];

/** The selected file: as a page, as its source, or as the changes that the options make to it. */
export default function PagePane(props: Props): ReactNode {
  const { output, file, fragment, live, fault, busy, isOpen, visible, onOpen } = props;
  const { source, options } = output?.input ?? { source: "", options: defaultOptions };
  const [wanted, setMode] = useState<Mode>("Rendered");
  const [expanded, setExpanded] = useState(false);
  if (expanded && !visible) setExpanded(false);
  const isPage = file !== undefined && isPageFile(file.path);
  const modes = MODES.filter((one) => isPage || one !== "Rendered");
  const mode = modes.includes(wanted) ? wanted : "Source";
  const parsed = usePage(isPage && isOpen ? file : undefined, options);

  if (!output) return <p className={styles.empty}>The first page appears here once the tool has run.</p>;
  if (!file) return <p className={styles.empty}>Choose one of the pages to see it here.</p>;
  const { files, shared } = output;
  const sharedFile = shared.find(({ path }) => path === file.path);
  return (
    <>
      <div className={ui.bar}>
        <span translate="no" className={styles.path} title={file.path}>
          {file.path.split("/").map((part, at) => (
            <Fragment key={at}>
              {at > 0 && "/"}
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        {mode === "Rendered" && (
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setExpanded(true);
            }}
          >
            Expand
          </Button>
        )}
        <div role="group" aria-label="Show the page" className={styles.modes}>
          {modes.map((one) => (
            <Button
              key={one}
              aria-pressed={mode === one}
              onClick={() => {
                setMode(one);
              }}
            >
              {one}
            </Button>
          ))}
        </div>
      </div>
      {sharedFile && (
        <p className={ui.remark}>
          {`The tool writes ${entitiesOf(sharedFile)} to this file at the same time, so one page can end with a piece of another.`}
        </p>
      )}
      {live?.has(file.path) && <LivePage fault={fault} />}
      {mode === "Rendered" && (
        <SitePreview
          {...{ files, parsed, expanded, onOpen }}
          framework={options.framework}
          fragment={parsed?.file.path === file.path ? fragment : undefined}
          onClose={() => {
            setExpanded(false);
          }}
        />
      )}
      {mode === "Source" && <Source file={file} />}
      {mode === "Changes" && <Changes {...{ files, file, source, options }} active={visible && !busy} />}
    </>
  );
}
