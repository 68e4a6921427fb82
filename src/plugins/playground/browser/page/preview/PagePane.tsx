import clsx from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile, SharedFile } from "../../protocol";
import { LivePage } from "../liveCode/LiveCode";
import { entitiesOf } from "../notices/noticesOf";
import ui from "../ui.module.css";
import Changes from "./changes/Changes";
import { isSite, lookFor } from "./site/looks";
import type { Look } from "./site/looks";
import SitePreview from "./site/SitePreview";
import Source from "./Source";
import { usePage } from "./usePage";
import styles from "./Preview.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly file: GeneratedFile | undefined;
  /** Files that several entities have. */
  readonly shared: readonly SharedFile[];
  readonly fragment: string;
  /** Paths of the files with live code. */
  readonly live: ReadonlySet<string> | undefined;
  /** Why a site can't build the file, if so. */
  readonly fault: string | undefined;
  /** What the files were written from. */
  readonly source: string;
  readonly options: PlaygroundOptions;
  /** Whether the tool runs on something newer. */
  readonly busy: boolean;
  /** Whether the playground is open. */
  readonly isOpen: boolean;
  /** Whether it is to be seen: the playground is open, and no other panel has its place. */
  readonly visible: boolean;
  readonly onOpen: (path: string, fragment: string) => void;
}

const MODES = ["Rendered", "Source", "Changes"] as const;

type Mode = (typeof MODES)[number];

/** The selected file: as a page, as it is written, or what the options change in it. */
export default function PagePane(props: Props): ReactNode {
  const { files, file, shared, fragment, live, fault, source, options, busy, isOpen, visible, onOpen } = props;
  const [wanted, setMode] = useState<Mode>("Rendered");
  const isPage = file !== undefined && /\.mdx?$/u.test(file.path);
  const modes = MODES.filter((one) => isPage || one !== "Rendered");
  const mode = modes.includes(wanted) ? wanted : "Source";
  const usual = lookFor(options.framework);
  const [chosenLook, setLook] = useState<Look>();
  const look = chosenLook ?? usual;
  const parsed = usePage(isPage && isOpen ? file : undefined, options, isSite(look) ? "site" : "github");

  const sharing = shared.find(({ path }) => path === file?.path);

  function content(selected: GeneratedFile): ReactNode {
    if (mode === "Source") return <Source file={selected} />;
    if (mode === "Changes") {
      return <Changes {...{ files, file: selected, source, options, onOpen }} active={visible && !busy} />;
    }
    return (
      <SitePreview
        {...{ files, parsed, look, visible, onOpen }}
        framework={options.framework}
        fragment={parsed?.file.path === selected.path ? fragment : undefined}
        // Whoever chooses that of the preset follows the preset again.
        onLook={(next) => {
          setLook(next === usual ? undefined : next);
        }}
      />
    );
  }

  if (!file) return <p className={styles.empty}>Choose one of the pages to see it here.</p>;
  return (
    <>
      <div className={clsx(ui.bar, styles.bar)}>
        <span translate="no" className={styles.path} title={file.path}>
          {file.path}
        </span>
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
      {content(file)}
    </>
  );
}
