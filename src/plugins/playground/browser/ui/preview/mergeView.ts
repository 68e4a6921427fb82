/** Compares two texts in CodeMirror. This module is loaded for the first comparison. */
import { standardKeymap } from "@codemirror/commands";
import { getChunks, getOriginalDoc, unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import type { Text } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { editorTheme } from "../editor/language";

/** Limits of a comparison: characters, lines, and characters of a line. All removed lines are rendered, even out of view. */
const MAX_TEXT = 200_000;
const MAX_LINES = 5000;
const MAX_LINE_LENGTH = 2000;

/** Milliseconds after which the comparison becomes coarse. */
const TIME_LIMIT = 500;

/** Marks added and removed lines with a sign and a word, because not everybody can tell their colours apart. */
const theme = EditorView.theme({
  ".cm-content": { paddingBlock: "0" },
  ".cm-line, .cm-deletedLine": { position: "relative", paddingInline: "1.8em 0.5em" },
  ".cm-deletedChunk": { padding: "0" },
  ".cm-changedLine::before, .cm-deletedLine::before": {
    position: "absolute",
    insetInlineStart: "0",
    width: "1.8em",
    fontWeight: "700",
    textAlign: "center",
  },
  ".cm-changedLine::before": { content: '"+" / "added: "', color: "var(--page)" },
  ".cm-deletedLine::before": { content: '"−" / "removed: "', color: "var(--schema)" },
  "&.cm-merge-b .cm-changedLine": { backgroundColor: "var(--page-soft)", boxShadow: "inset 3px 0 var(--page)" },
  "&.cm-merge-b .cm-deletedLine": { backgroundColor: "var(--schema-soft)", boxShadow: "inset 3px 0 var(--schema)" },
  "&.cm-merge-b .cm-changedText": { background: "color-mix(in srgb, var(--page) 22%, transparent)" },
  "&.cm-merge-b .cm-deletedText": { background: "color-mix(in srgb, var(--schema) 18%, transparent)" },
  ".cm-collapsedLines": {
    padding: "4px 1.8em",
    background: "var(--surface-sunken)",
    color: "var(--text-quiet)",
    textDecoration: "underline",
    "&:before, &:after": { content: "none" },
  },
});

export interface Versions {
  readonly before: string;
  readonly after: string;
}

/** A comparison that is shown, with the numbers of lines that differ. */
export interface ComparisonView extends ReturnType<typeof countLines> {
  /** Whether only a part of the texts is compared. */
  readonly isCut: boolean;
  readonly view: EditorView;
}

/** Cuts a text to the limits of a comparison. */
export function cut(text: string): string {
  const lines = text.slice(0, MAX_TEXT).split("\n", MAX_LINES);
  return lines.map((line) => line.slice(0, MAX_LINE_LENGTH)).join("\n");
}

/** Returns the state of an editor that compares two texts, and whether they were cut. */
export function mergeState(versions: Versions, label: string, showsAll: boolean) {
  const [before, after] = [cut(versions.before), cut(versions.after)];
  const state = EditorState.create({
    doc: after,
    extensions: [
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      lineNumbers(),
      keymap.of(standardKeymap),
      unifiedMergeView({
        original: before,
        gutter: false,
        mergeControls: false,
        diffConfig: { scanLimit: 500, timeout: TIME_LIMIT },
        ...(showsAll ? {} : { collapseUnchanged: {} }),
      }),
      editorTheme,
      theme,
      // Without `inputmode`, a phone would open its keyboard, although the text cannot be edited.
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", inputmode: "none" }),
    ],
  });
  return { state, isCut: before !== versions.before || after !== versions.after };
}

const linesIn = (doc: Text, from: number, to: number, end: number): number =>
  from === to ? 0 : doc.lineAt(end).number - doc.lineAt(from).number + 1;

/** Counts the lines that differ. */
export function countLines(state: EditorState): { readonly added: number; readonly removed: number } {
  const original = getOriginalDoc(state);
  let added = 0;
  let removed = 0;
  for (const { fromA, toA, endA, fromB, toB, endB } of getChunks(state)?.chunks ?? []) {
    added += linesIn(state.doc, fromB, toB, endB);
    removed += linesIn(original, fromA, toA, endA);
  }
  return { added, removed };
}

/**
 * Shows two texts as one, with removed lines above added ones.
 *
 * @param showsAll whether to show all unchanged lines, instead of only their number where there are many
 */
export function createMergeView(
  parent: HTMLElement,
  versions: Versions,
  label: string,
  showsAll: boolean,
): ComparisonView {
  const { state, isCut } = mergeState(versions, label, showsAll);
  return { ...countLines(state), isCut, view: new EditorView({ parent, state }) };
}
