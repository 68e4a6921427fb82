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

type Place = Pick<Diagnostic, "line" | "column">;

/** Maximum number of marked mistakes: more would make the editor slow, and nobody reads them. */
const MAX_MARKS = 200;

/**
 * Returns the offset of a mistake in the text, or its end if it has fewer lines by now.
 *
 * @returns undefined for a mistake without a line
 */
export function offsetOf(text: Text, { line, column = 1 }: Place): number | undefined {
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

/** Returns a transaction that replaces the marked mistakes. */
export function marking(state: EditorState, problems: readonly Diagnostic[]): TransactionSpec {
  return setDiagnostics(
    state,
    problems.slice(0, MAX_MARKS).flatMap((problem) => lintOf(state.doc, problem)),
  );
}

/** Marks a change that replaces the whole text: `onChange` is not called for it. */
const isLoaded = Annotation.define<true>();

/** Makes a change a step of its own for Undo, which otherwise joins it with typing just before it. */
const ownStep = isolateHistory.of("full");

/** Without Tab, which leaves the editor as it leaves any other field. */
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
  const between = doc.line(doc.lines).length === 0 ? "\n" : "\n\n";
  const start = doc.length + between.length;
  view.dispatch({
    changes: { from: doc.length, insert: `${between}${lines}\n` },
    selection: { anchor: start },
    annotations: ownStep,
    effects: EditorView.scrollIntoView(start, { y: "start" }),
  });
  view.focus();
}

function goTo(view: EditorView, place: Place): void {
  const anchor = offsetOf(view.state.doc, place) ?? 0;
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  view.focus();
}

/** A text to load into the editor, from a sample, a file or a link. */
export interface Loaded {
  readonly text: string;
  /** Name of the sample; empty for any other text. */
  readonly sample: string;
}

/** The content of an editor. */
export interface EditorSettings {
  /** Replaces the text; the reader can undo it. */
  readonly loaded: Loaded;
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  /** A line to show; a new object shows it again. */
  readonly target: Place | undefined;
  /** Called after each change by the reader, with a function that reads the text. */
  readonly onChange: (read: () => string) => void;
}

interface Editor {
  readonly parent: RefObject<HTMLDivElement | null>;
  /** Adds lines at the end of the text and scrolls to them; the reader can undo it. */
  readonly append: (lines: string) => void;
  /** Moves cursor and focus to a place in the text. */
  readonly goTo: (place: Place) => void;
}

/** Creates an editor of a schema in the element `parent`, for as long as the component is mounted. */
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
    // Splitting a long text into lines and showing it are two tasks, so that neither blocks the page for long.
    const insert = Text.of(loaded.text.split(/\r\n?|\n/u));
    const replacing = setTimeout(() => {
      const changes = { from: 0, to: view.state.doc.length, insert };
      view.dispatch({ changes, selection: { anchor: 0 }, annotations: [isLoaded.of(true), ownStep] });
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
    goTo: (place) => {
      if (editor.current) goTo(editor.current, place);
    },
  };
}
