import { count, numeral } from "../words";
import type { Output, SessionView } from "../session/session";

const lastPages = ({ output }: SessionView): string => (output ? " The pages are from the last run." : "");

/** Says how many files contain several pages; a notice names them. */
function sharing({ shared }: Output): string {
  return shared.length === 0 ? "" : ` ${count(shared.length, "file")} shared by several entities.`;
}

/** Says how many pages are missing; a notice names them. */
function missing({ gaps: { pages } }: Output): string {
  return pages.length === 0 ? "" : ` ${count(pages.length, "page is missing", "pages are missing")}.`;
}

/** Says what the current run is doing. */
export function activityOf({ progress, formats }: SessionView): string {
  if (!progress) return "Starting the tool";
  if (progress.step === "reading") return "Reading the schema";
  const activity = formats ? "Printing and formatting" : "Printing";
  return `${activity} ${numeral(progress.done)} of ${count(progress.total, "page")}`;
}

/** Says why the last run failed; undefined if it succeeded, or while the tool is running. */
export function failureOf({ phase, refusal, problems }: SessionView): string | undefined {
  if (phase === "running") return undefined;
  return refusal ?? problems[0]?.message;
}

/** Describes the last run in a few short sentences. `RunProgress` shows the progress of the current run. */
export function statusOf(view: SessionView): string {
  const { phase, refusal, problems, federation, output } = view;
  if (phase === "cancelled") return `Cancelled.${lastPages(view)}`;
  if (refusal !== undefined) return refusal + lastPages(view);
  if (problems.length > 0)
    return `${count(problems.length, "mistake")} in the schema.${federation ? " It lacks definitions of Federation." : ""}${lastPages(view)}`;
  if (output) return `${count(output.files.length, "file")} written.${missing(output)}${sharing(output)}`;
  return phase === "running" ? "Running the tool." : "";
}
