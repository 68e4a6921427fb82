import { useEffect, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import type { Output, SessionView } from "./session";
import { useSession } from "./useSession";

/** A run of the tool beside the one on what is entered. */
export interface SecondRun {
  readonly view: SessionView;
  /** What it wrote; nothing while it runs, and when it failed. */
  readonly output: Output | undefined;
  /** Whether the reader has stopped it. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

function isOf(input: PlaygroundInput | undefined, { source, options }: PlaygroundInput): boolean {
  return input?.source === source && JSON.stringify(input.options) === JSON.stringify(options);
}

/**
 * Runs the tool a second time, in a worker of its own that is there only while it works: two of them take the memory of
 * a large schema twice. The run ends when something else is wanted, or nothing.
 *
 * @param wanted what to run it on
 * @param active whether the result is in view, and nothing is entered at the moment
 */
export function useSecondRun(wanted: PlaygroundInput | undefined, active: boolean): SecondRun {
  const [session, view] = useSession();
  const [stopped, setStopped] = useState<PlaygroundInput>();
  const output = wanted && isOf(view.output?.input, wanted) ? view.output : undefined;
  const isDone = output !== undefined;
  const isStopped = wanted !== undefined && isOf(stopped, wanted);
  const { source } = wanted ?? {};
  // Options are as good as others of the same values.
  const options = wanted && JSON.stringify(wanted.options);

  useEffect(() => {
    if (!active || isDone || isStopped || source === undefined || options === undefined) return undefined;
    session.change(() => ({ source, options: JSON.parse(options) as PlaygroundInput["options"] }));
    // Also once it is done: an idle worker would hold what it worked on.
    return session.end;
  }, [session, active, isDone, isStopped, source, options]);

  return {
    view,
    output,
    isStopped,
    stop: () => {
      setStopped(wanted);
    },
    again: () => {
      setStopped(undefined);
    },
  };
}
