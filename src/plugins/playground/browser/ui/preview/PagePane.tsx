import clsx from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile, SharedFile } from "../../protocol";
import { LivePage } from "../result/LiveCode";
import { entitiesOf } from "../result/noticesOf";
import ui from "../ui.module.css";
import { isPageFile } from "../layout/selection";
import Changes from "./Changes";
import SitePreview from "./SitePreview";
import Source from "./Source";
import { usePage } from "./usePage";
import styles from "./Preview.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly file: GeneratedFile | undefined;
  /** Files that several types or operations share. */
  readonly shared: readonly SharedFile[];
  readonly fragment: string;
  /** Paths of the files with live code. */
  readonly live: ReadonlySet<string> | undefined;
  /** Why a site can't build the file, if so. */
  readonly fault: string | undefined;
  /** The schema that the files were written from. */
  readonly source: string;
  readonly options: PlaygroundOptions;
  /** Whether the tool runs on something newer. */
  readonly busy: boolean;
  /** Whether the playground is open. */
  readonly isOpen: boolean;
  /** Whether the panel is in view: the playground is open, and no other panel takes its space. */
  readonly visible: boolean;
  readonly onOpen: (path: string, fragment: string) => void;
}

const MODES = ["Rendered", "Source", "Changes"] as const;

type Mode = (typeof MODES)[number];

/** The selected file: as a page, as its source, or as what the options change in it. */
export default function PagePane(props: Props): ReactNode {
  const { files, file, shared, fragment, live, fault, source, options, busy, isOpen, visible, onOpen } = props;
  const [wanted, setMode] = useState<Mode>("Rendered");
  const [expanded, setExpanded] = useState(false);
  if (expanded && !visible) setExpanded(false);
  const isPage = file !== undefined && isPageFile(file.path);
  const modes = MODES.filter((one) => isPage || one !== "Rendered");
  const mode = modes.includes(wanted) ? wanted : "Source";
  const parsed = usePage(isPage && isOpen ? file : undefined, options);

  if (!file) return <p className={styles.empty}>Choose one of the pages to see it here.</p>;
  const sharing = shared.find(({ path }) => path === file.path);
  return (
    <>
      <div className={clsx(ui.bar, styles.bar)}>
        <span translate="no" className={styles.path} title={file.path}>
          {file.path}
        </span>
        {mode === "Rendered" && (
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
        )}
        <div role="group" aria-label="Show the page" className={styles.modes}>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              className={ui.button}
              aria-pressed={mode === one}
              onClick={() => {
                setMode(one);
              }}
            >
              {one}
            </button>
          ))}
        </div>
      </div>
      {sharing && (
        <p className={ui.remark}>
          {`The tool writes ${entitiesOf(sharing)} to this file at the same time, so one page can end with a piece of another.`}
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
