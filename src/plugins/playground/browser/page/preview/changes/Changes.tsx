import clsx from "clsx";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../../options";
import type { GeneratedFile } from "../../../protocol";
import RunProgress from "../../generation/RunProgress";
import { doingOf, failureOf } from "../../generation/status";
import { useSecondRun } from "../../generation/useSecondRun";
import ui from "../../ui.module.css";
import { baselinesOf } from "./baselines";
import ComparedPage from "./ComparedPage";
import PairChoice from "./PairChoice";
import { pairsOf } from "./pairs";
import type { Pair } from "./pairs";
import { summaryOf } from "./words";
import styles from "./Changes.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly file: GeneratedFile;
  /** What the files were written from. */
  readonly source: string;
  readonly options: PlaygroundOptions;
  /** Whether a second run may work: it is in view, and no first run works. */
  readonly active: boolean;
  readonly onOpen: (path: string, fragment: string) => void;
}

/** A file that only the other run has, chosen while another was selected. */
interface Gone {
  readonly path: string;
  readonly beside: string;
}

/** What the options change: in all files in numbers, and in the selected file line by line. */
export default function Changes({ files, file, source, options, active, onOpen }: Props): ReactNode {
  const [name, setName] = useState("");
  const [gone, setGone] = useState<Gone>();
  const baselines = useMemo(() => baselinesOf(options), [options]);
  const baseline = baselines?.find((one) => one.name === name) ?? baselines?.[0];
  const run = useSecondRun(baseline && { source, options: baseline.options }, active);
  const { output, view } = run;
  const pairs = useMemo(() => output && pairsOf(output.files, files), [output, files]);
  const differing = useMemo(() => pairs?.filter(({ fate }) => fate !== "same"), [pairs]);
  const wanted = gone?.beside === file.path ? gone.path : file.path;
  const pair = pairs?.find(({ path }) => path === wanted) ?? pairs?.find(({ path }) => path === file.path);

  function choose({ path, after }: Pair): void {
    setGone(after ? undefined : { path, beside: file.path });
    if (after) onOpen(path, "");
  }

  if (!baselines) {
    return (
      <p className={styles.empty}>
        All options are at their defaults. Change one of them, and this shows what it does to each page.
      </p>
    );
  }
  const failure = output ? undefined : failureOf(view);
  return (
    <>
      <div className={clsx(ui.bar, styles.bar)}>
        <label className={styles.baseline}>
          <span>Compare with</span>
          <select
            className={ui.control}
            value={baseline?.name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          >
            {baselines.map((one) => (
              <option key={one.name} value={one.name}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <span role="status" className={styles.summary}>
          {run.isStopped ? "Stopped." : pairs ? summaryOf(pairs) : failure}
        </span>
        {!output && !run.isStopped && failure === undefined && (
          <RunProgress
            label="Progress of the comparison"
            doing={doingOf(view)}
            progress={view.progress}
            onCancel={run.stop}
          />
        )}
        {run.isStopped && (
          <button type="button" className={ui.button} onClick={run.again}>
            Compare again
          </button>
        )}
        {differing && differing.length > 0 && <PairChoice pairs={differing} current={pair} onChoose={choose} />}
      </div>
      {pair && <ComparedPage key={pair.path} pair={pair} />}
    </>
  );
}
