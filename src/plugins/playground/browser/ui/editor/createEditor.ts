import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import type { Diagnostic as LintDiagnostic } from "@codemirror/lint";
import { Annotation, Text } from "@codemirror/state";
import type { EditorState, Extension, TransactionSpec } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Diagnostic } from "../../protocol";
import { completion } from "./completion";
import { graphql, editorTheme } from "./language";

type Position = Pick<Diagnostic, "line" | "column">;

/** Maximum number of marked mistakes: more would make the editor slow, and nobody reads them. */
const MAX_MARKS = 200;

/**
 * Converts a line and column to an offset in the text. A line beyond the end, because the text has become shorter, gives the
 * offset of the end.
 *
 * @returns the offset; undefined if the position has no line
 */
export function offsetOf(text: Text, { line, column = 1 }: Position): number | undefined {
  if (line === undefined) return undefined;
  if (line > text.lines) return text.length;
  const found = text.line(Math.max(1, line));
  return Math.min(found.to, found.from + Math.max(0, column - 1));
}

function lintOf(text: Text, diagnostic: Diagnostic): LintDiagnostic[] {
  const from = offsetOf(text, diagnostic);
  if (from === undefined) return [];
  const rest = text.sliceString(from, text.lineAt(from).to);
  const length = /^(?:[_A-Za-z]\w*|.)/u.exec(rest)?.[0].length ?? 0;
  return [{ from, to: from + length, severity: "error", message: diagnostic.message }];
}

/** Returns a transaction that marks these mistakes in place of those marked before. */
export function marking(state: EditorState, problems: readonly Diagnostic[]): TransactionSpec {
  return setDiagnostics(
    state,
    problems.slice(0, MAX_MARKS).flatMap((problem) => lintOf(state.doc, problem)),
  );
}

/** Marks a change that replaces the whole text: `onChange` is not called for it. */
const isLoaded = Annotation.define<true>();

/** Makes a change a separate undo step. Otherwise, undo would also revert what was typed just before. */
const separateUndoStep = isolateHistory.of("full");

/** The keys of the editor. Tab is not among them: as in any other field, it moves the focus. */
const keys = [
  ...closeBracketsKeymap,
  ...defaultKeymap,
  ...historyKeymap,
  ...foldKeymap,
  ...completionKeymap,
  ...lintKeymap,
];

function extensions(describedBy: string, onChange: (read: () => string) => void): Extension[] {
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    graphql(),
    completion(),
    lintGutter(),
    keymap.of(keys),
    editorTheme,
    EditorView.contentAttributes.of({
      "aria-label": "GraphQL schema, as SDL or as the JSON of an introspection result",
      "aria-describedby": describedBy,
      tabindex: "0",
    }),
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      if (!docChanged || transactions.some((transaction) => transaction.annotation(isLoaded))) return;
      onChange(() => view.state.doc.toString());
    }),
  ];
}

function append(view: EditorView, lines: string): void {
  const { doc } = view.state;
  const gap = doc.line(doc.lines).length === 0 ? "\n" : "\n\n";
  const start = doc.length + gap.length;
  view.dispatch({
    changes: { from: doc.length, insert: `${gap}${lines}\n` },
    selection: { anchor: start },
    annotations: separateUndoStep,
    effects: EditorView.scrollIntoView(start, { y: "start" }),
  });
  view.focus();
}

function goTo(view: EditorView, position: Position): void {
  const anchor = offsetOf(view.state.doc, position) ?? 0;
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  view.focus();
}

/** A text to load into the editor, from a sample, a file or a link. */
export interface Loaded {
  readonly text: string;
  /** Name of the sample; empty for any other text. */
  readonly sample: string;
}

/** What the editor shows, and the callback for changes. */
export interface EditorSettings {
  /** The text to show. A new object replaces the text in the editor; the reader can undo that. */
  readonly loaded: Loaded;
  /** Ids of the elements that describe the editor. */
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  /** The position to scroll to; a new object scrolls to it again. */
  readonly target: Position | undefined;
  /** Called after each change by the reader, with a function that reads the text. */
  readonly onChange: (read: () => string) => void;
}

interface Editor {
  readonly parent: RefObject<HTMLDivElement | null>;
  /** Adds lines at the end of the text, as a step that the reader can undo, and scrolls to them. */
  readonly append: (lines: string) => void;
  /** Moves cursor and focus to a position in the text. */
  readonly goTo: (position: Position) => void;
}

/** Creates a schema editor in the element `parent`, which exists until the component is unmounted. */
export function useEditor({ loaded, describedBy, problems, target, onChange }: EditorSettings): Editor {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const initial = useEffectEvent(() => loaded.text);

  useEffect(() => {
    if (!parent.current) return undefined;
    const view = new EditorView({
      parent: parent.current,
      doc: initial(),
      extensions: extensions(describedBy, (read) => {
        changed(read);
      }),
    });
    editor.current = view;
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [describedBy]);

  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === loaded.text) return undefined;
    // A long text is split into lines here and shown in a later task, so that neither blocks the page for long.
    const insert = Text.of(loaded.text.split(/\r\n?|\n/u));
    const replacing = setTimeout(() => {
      const changes = { from: 0, to: view.state.doc.length, insert };
      view.dispatch({ changes, selection: { anchor: 0 }, annotations: [isLoaded.of(true), separateUndoStep] });
      view.scrollDOM.scrollTop = 0;
    });
    return () => {
      clearTimeout(replacing);
    };
  }, [loaded]);

  useEffect(() => {
    const view = editor.current;
    view?.dispatch(marking(view.state, problems));
    // The list of mistakes takes space from the editor and must not cover the line that is being typed.
    if (view?.hasFocus) {
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: "nearest" }) });
    }
  }, [problems]);

  useEffect(() => {
    if (editor.current && target) goTo(editor.current, target);
  }, [target]);

  return {
    parent,
    append: (lines) => {
      if (editor.current) append(editor.current, lines);
    },
    goTo: (position) => {
      if (editor.current) goTo(editor.current, position);
    },
  };
}
