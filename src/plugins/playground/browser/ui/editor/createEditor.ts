import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import type { Diagnostic as LintDiagnostic } from "@codemirror/lint";
import { Annotation, EditorState, Text } from "@codemirror/state";
import type { Extension, TransactionSpec } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Diagnostic } from "../../protocol";
import { completion } from "./completion";
import { graphql, editorTheme } from "./language";

/** The editor of the schema. */
interface SchemaEditor {
  readonly text: () => string;
  /** Replaces the whole text; the reader can undo it. */
  readonly replace: (text: string) => void;
  /** Adds lines at the end of the text and scrolls to them; the reader can undo it. */
  readonly append: (lines: string) => void;
  /** Marks mistakes in the text. */
  readonly mark: (problems: readonly Diagnostic[]) => void;
  /** Moves cursor and focus to a place in the text. */
  readonly goTo: (place: Pick<Diagnostic, "line" | "column">) => void;
  readonly destroy: () => void;
}

/** Maximum number of marked mistakes: more would make the editor slow, and nobody reads them. */
const MAX_MARKS = 200;

/**
 * Returns the offset of a mistake in the text, or its end if it has fewer lines by now.
 *
 * @returns undefined for a mistake without a line
 */
export function offsetOf(text: Text, { line, column = 1 }: Pick<Diagnostic, "line" | "column">): number | undefined {
  if (line === undefined) return undefined;
  if (line > text.lines) return text.length;
  const found = text.line(Math.max(1, line));
  return Math.min(found.to, found.from + Math.max(0, column - 1));
}

function lintOf(text: Text, diagnostic: Diagnostic): LintDiagnostic[] {
  const from = offsetOf(text, diagnostic);
  if (from === undefined) return [];
  const rest = text.lineAt(from).text.slice(from - text.lineAt(from).from);
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

interface EditorSettings {
  readonly label: string;
  /** Ids of the elements that describe the editor. */
  readonly describedBy: string;
  readonly onChange: () => void;
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

function extensions({ label, describedBy, onChange }: EditorSettings): Extension[] {
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
    EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy, tabindex: "0" }),
    EditorView.updateListener.of(({ docChanged, transactions }) => {
      if (docChanged && !transactions.some((transaction) => transaction.annotation(isLoaded))) onChange();
    }),
  ];
}

function createEditor(parent: HTMLElement, text: string, settings: EditorSettings): SchemaEditor {
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions: extensions(settings) }) });
  let replacing: ReturnType<typeof setTimeout> | undefined;
  return {
    text: () => view.state.doc.toString(),
    replace: (text) => {
      // Splitting a long text into lines and showing it are two tasks, so that neither blocks the page for long.
      const insert = Text.of(text.split(/\r\n?|\n/u));
      clearTimeout(replacing);
      replacing = setTimeout(() => {
        const changes = { from: 0, to: view.state.doc.length, insert };
        view.dispatch({ changes, selection: { anchor: 0 }, annotations: [isLoaded.of(true), ownStep] });
        view.scrollDOM.scrollTop = 0;
      });
    },
    append: (lines) => {
      const { doc } = view.state;
      const from = doc.length;
      const between = doc.line(doc.lines).length === 0 ? "\n" : "\n\n";
      view.dispatch({
        changes: { from, insert: `${between}${lines}\n` },
        selection: { anchor: from + between.length },
        annotations: ownStep,
        effects: EditorView.scrollIntoView(from + between.length, { y: "start" }),
      });
      view.focus();
    },
    mark: (problems) => {
      view.dispatch(marking(view.state, problems));
      // The list of mistakes takes space from the editor and must not cover the line that is being typed.
      if (view.hasFocus) {
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: "nearest" }) });
      }
    },
    goTo: (place) => {
      const anchor = offsetOf(view.state.doc, place) ?? 0;
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      view.focus();
    },
    destroy: () => {
      clearTimeout(replacing);
      view.destroy();
    },
  };
}

/** A text to load into the editor, from a sample, a file or a link. */
export interface Loaded {
  readonly text: string;
  /** Name of the sample; empty for the reader's own schema. */
  readonly sample: string;
}

interface Settings {
  readonly parent: RefObject<HTMLElement | null>;
  /** The text to show. A new object is shown even if its text is the same. */
  readonly loaded: Loaded;
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  /** Called with a function that reads the text. */
  readonly onChange: (read: () => string) => void;
}

/** Creates an editor of a schema in an element, for as long as the component is mounted. */
export function useEditor(settings: Settings): RefObject<SchemaEditor | null> {
  const { parent, loaded, describedBy, problems, onChange } = settings;
  const editor = useRef<SchemaEditor>(null);
  const changed = useEffectEvent(() => {
    if (editor.current) onChange(editor.current.text);
  });
  const initial = useEffectEvent(() => loaded.text);

  useEffect(() => {
    if (!parent.current) return undefined;
    const label = "GraphQL schema, as SDL or as the JSON of an introspection result";
    const made = createEditor(parent.current, initial(), { label, describedBy, onChange: changed });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [parent, describedBy]);

  useEffect(() => {
    if (editor.current && editor.current.text() !== loaded.text) editor.current.replace(loaded.text);
  }, [loaded]);

  useEffect(() => {
    editor.current?.mark(problems);
  }, [problems]);

  return editor;
}
