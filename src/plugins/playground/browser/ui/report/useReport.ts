import { useEffect, useState } from "react";
import type { PlaygroundInput, ReportAnswer, ReportRequest } from "../../protocol";
import { answerOf } from "../answerOf";
import { startWorker } from "../session/session";
import { messageOf } from "../words";

const failed = (error: unknown): ReportAnswer => ({
  refusal: `The report could not be written: ${messageOf(error)}. Change the schema to try again.`,
});

/**
 * Lets a worker write a report on the input of the last run. The worker ends after each report, which frees its memory.
 *
 * @param old an older version of the schema, to compare with
 * @param active whether the report is in view, and the run has ended
 * @returns the report; until it is written, the previous one
 */
export function useReport(
  input: PlaygroundInput | undefined,
  old: string | undefined,
  active: boolean,
): ReportAnswer | undefined {
  const [last, setLast] = useState<{
    readonly of: typeof input;
    readonly old: typeof old;
    readonly answer: ReportAnswer;
  }>();
  const isDone = last?.of === input && last?.old === old;

  useEffect(() => {
    if (!active || !input || isDone) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const request: ReportRequest = { ...input, old };
    void answerOf<ReportAnswer>(startWorker(), request, "writes the report", { signal })
      .catch(failed)
      .then((answer) => {
        if (!signal.aborted) setLast({ of: input, old, answer });
      });
    return () => {
      controller.abort();
    };
  }, [active, input, old, isDone]);

  return last?.answer;
}
