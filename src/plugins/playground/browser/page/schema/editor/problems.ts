import { lintGutter, setDiagnostics } from "@codemirror/lint";
import type { Diagnostic as Mark } from "@codemirror/lint";
import type { Extension, Text, TransactionSpec, EditorState } from "@codemirror/state";
import type { Diagnostic } from "../../../protocol";

/** Marks beside lines show a list when pointed at; more of them than anybody reads make the editor slow. */
const MOST = 200;

/**
 * Where a mistake is, as an offset. A place that is not in the text any more is at its end.
 *
 * @returns nothing for a mistake without a place
 */
export function offsetOf(text: Text, { line, column = 1 }: Pick<Diagnostic, "line" | "column">): number | undefined {
  if (line === undefined) return undefined;
  if (line > text.lines) return text.length;
  const found = text.line(Math.max(1, line));
  return Math.min(found.to, found.from + Math.max(0, column - 1));
}

function markOf(text: Text, diagnostic: Diagnostic): Mark[] {
  const from = offsetOf(text, diagnostic);
  if (from === undefined) return [];
  const rest = text.lineAt(from).text.slice(from - text.lineAt(from).from);
  const length = /^(?:[_A-Za-z]\w*|.)/u.exec(rest)?.[0].length ?? 0;
  return [{ from, to: from + length, severity: "error", message: diagnostic.message }];
}

/** A change of the editor that marks the places of mistakes, and unmarks all others. */
export function marking(state: EditorState, problems: readonly Diagnostic[]): TransactionSpec {
  return setDiagnostics(
    state,
    problems.slice(0, MOST).flatMap((problem) => markOf(state.doc, problem)),
  );
}

/** What shows marks: in the text, and beside its lines. */
export function marks(): Extension {
  return lintGutter();
}
