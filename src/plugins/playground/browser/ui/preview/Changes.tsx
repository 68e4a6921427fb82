import clsx from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile, PlaygroundInput } from "../../protocol";
import { RunProgress } from "../result/StatusBar";
import { activityOf, failureOf } from "../result/status";
import { useSession } from "../session/session";
import { count } from "../words";
import { Button } from "../controls";
import { baselineOf, pairsOf, summaryOf } from "./comparison";
import type { Pair } from "./comparison";
import type { ComparisonView, Versions } from "./mergeView";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

interface MergedProps extends Versions {
  readonly path: string;
  readonly showsAll: boolean;
}

/** Two versions of a page as one text. */
function MergedPage({ path, before, after, showsAll }: MergedProps): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ComparisonView | "failed">();

  useEffect(() => {
    let isWanted = true;
    let created: ComparisonView | undefined;
    import("./mergeView").then(
      ({ createMergeView }) => {
        if (!isWanted || !parent.current) return;
        created = createMergeView(parent.current, { before, after }, `Changes of ${path}`, showsAll);
        setShown(created);
      },
      () => {
        if (isWanted) setShown("failed");
      },
    );
    return () => {
      isWanted = false;
      created?.view.destroy();
    };
  }, [path, before, after, showsAll]);

  return (
    <>
      {shown === "failed" && <p>The comparison did not load. Press Source and then Changes to retry.</p>}
      {typeof shown === "object" && (
        <p>{`${count(shown.added, "line")} added, ${count(shown.removed, "line")} removed.`}</p>
      )}
      {typeof shown === "object" && shown.isCut && (
        <p className={ui.remark}>Only the beginning of a long page, and of its long lines, is compared.</p>
      )}
      <div ref={parent} className={styles.merged} />
    </>
  );
}

function ComparedPage({ pair, showsAll }: { readonly pair: Pair; readonly showsAll: boolean }): ReactNode {
  const { before, after, change } = pair;
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={clsx(ui.scroll, styles.compared)} tabIndex={0} aria-label="Changes to the page">
      {change === "same" && <p>This file is the same.</p>}
      {change === "added" && <p>With the default options, there is no such file.</p>}
      {change === "moved" && (
        <p>
          <span>Moved here from </span>
          <span translate="no">{before?.path}</span>
        </p>
      )}
      {before && after && before.text !== after.text && (
        <MergedPage path={after.path} before={before.text} after={after.text} showsAll={showsAll} />
      )}
    </section>
  );
}

/**
 * Runs the tool a second time, in a worker of its own. The worker is terminated after the run, because two workers have a large
 * schema in memory twice. The run is cancelled when the schema or the options change, or `active` becomes false.
 *
 * @param options for the run; undefined for no run
 */
function useSecondRun(source: string, options: PlaygroundOptions | undefined, active: boolean) {
  const [session, view] = useSession();
  const [stopped, setStopped] = useState<PlaygroundInput>();
  // As text, so that options with the same values are equal.
  const wanted = options && JSON.stringify(options);
  const isWanted = (input: PlaygroundInput | undefined): boolean =>
    input?.source === source && JSON.stringify(input.options) === wanted;
  const isDone = isWanted(view.output?.input);
  const isStopped = isWanted(stopped);

  useEffect(() => {
    if (!active || isDone || isStopped || wanted === undefined) return undefined;
    session.change(() => ({ source, options: JSON.parse(wanted) as PlaygroundOptions }));
    // Ends the worker even when the run is done: an idle worker would not free its memory.
    return session.end;
  }, [session, active, isDone, isStopped, source, wanted]);

  return {
    view,
    /** The output of the second run; undefined while there is none, or if the run failed. */
    output: isDone ? view.output : undefined,
    isStopped,
    stop: () => {
      setStopped(options && { source, options });
    },
    again: () => {
      setStopped(undefined);
    },
  };
}

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly file: GeneratedFile;
  /** The schema that the files were written from. */
  readonly source: string;
  readonly options: PlaygroundOptions;
  /** Whether the result is in view and the first run has ended: only then does the second run start. */
  readonly active: boolean;
}

/** The effect of the options: in numbers for all files, and line by line for the selected file. */
export default function Changes({ files, file, source, options, active }: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const baseline = useMemo(() => baselineOf(options), [options]);
  const run = useSecondRun(source, baseline?.options, active);
  const { output, view } = run;
  const pairs = useMemo(() => output && pairsOf(output.files, files), [output, files]);
  const pair = pairs?.find(({ after }) => after?.path === file.path);

  if (!baseline) {
    return (
      <p className={styles.empty}>
        All options are at their defaults. Change one of them, and this shows what it does to each page.
      </p>
    );
  }
  const failure = output ? undefined : failureOf(view);
  return (
    <>
      <div className={ui.bar}>
        <span className={clsx(ui.quiet, styles.baseline)}>{baseline.label}</span>
        <span role="status" className={styles.summary}>
          {run.isStopped ? "Stopped." : pairs ? summaryOf(pairs) : failure}
        </span>
        {!output && !run.isStopped && failure === undefined && (
          <RunProgress
            label="Progress of the comparison"
            activity={activityOf(view)}
            progress={view.progress}
            onCancel={run.stop}
          />
        )}
        {run.isStopped && <Button onClick={run.again}>Compare again</Button>}
        {pair && (
          <Button
            aria-pressed={showsAll}
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            All lines
          </Button>
        )}
      </div>
      {pair && <ComparedPage pair={pair} showsAll={showsAll} />}
    </>
  );
}
