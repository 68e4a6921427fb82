import ErrorBoundary from "@docusaurus/ErrorBoundary";
import clsx from "clsx";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile, SharedFile } from "../../protocol";
import { frameworkSettings } from "../../configuration/frameworks";
import { entitiesOf } from "../pages/shared";
import ui from "../ui.module.css";
import { linkable } from "./links";
import RenderedPage from "./RenderedPage";
import Source from "./Source";
import { usePage } from "./usePage";
import styles from "./Preview.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly file: GeneratedFile | undefined;
  /** Files that several entities have. */
  readonly shared: readonly SharedFile[];
  readonly fragment: string;
  /** Those that the files were written with. */
  readonly options: PlaygroundOptions;
  readonly onOpen: (path: string, fragment: string) => void;
}

const MODES = ["Rendered", "Source"] as const;

/** The selected file: as a page, or as it is written. */
export default function PagePane({ files, file, shared, fragment, options, onOpen }: Props): ReactNode {
  const [mode, setMode] = useState<(typeof MODES)[number]>("Rendered");
  const isPage = file !== undefined && /\.mdx?$/u.test(file.path);
  const parsed = usePage(isPage ? file : undefined, options.framework);
  const routes = useMemo(
    () =>
      linkable(
        files.map(({ path }) => path),
        frameworkSettings[options.framework].rootPath,
      ),
    [files, options],
  );

  const sharing = shared.find(({ path }) => path === file?.path);

  if (!file) return <p className={styles.empty}>Choose one of the pages to see it here.</p>;
  return (
    <>
      <div className={clsx(ui.bar, styles.bar)}>
        <span className={styles.path}>{file.path}</span>
        {isPage && (
          <div role="group" aria-label="Show the page" className={styles.modes}>
            {MODES.map((one) => (
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
        )}
      </div>
      {sharing && (
        <p className={ui.remark}>
          The tool writes {entitiesOf(sharing)} to this file at the same time, so one page can end with a piece of
          another.
        </p>
      )}
      {isPage && mode === "Rendered" ? (
        <ErrorBoundary
          key={file.path}
          fallback={() => <p className={styles.empty}>This page could not be shown. Its source is complete.</p>}
        >
          {parsed && <RenderedPage parsed={parsed} files={routes} fragment={fragment} onOpen={onOpen} />}
        </ErrorBoundary>
      ) : (
        <Source file={file} />
      )}
    </>
  );
}
