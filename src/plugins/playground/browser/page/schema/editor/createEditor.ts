import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { EditorState, Text } from "@codemirror/state";
import type { Extension } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import type { Diagnostic } from "../../../protocol";
import { completion } from "./completion";
import { graphql } from "./language";
import { editorTheme } from "./theme";
import { marking, marks, offsetOf } from "./problems";

/** The editor of the schema, as the page speaks to it. */
export interface SchemaEditor {
  readonly text: () => string;
  /** Puts another text in the place of the whole; the reader can undo it. */
  readonly replace: (text: string) => void;
  /** Adds lines below the text, and shows them; the reader can undo it. */
  readonly append: (lines: string) => void;
  /** Marks the places of mistakes. */
  readonly mark: (problems: readonly Diagnostic[]) => void;
  /** Moves cursor and focus to a place. */
  readonly goTo: (place: Diagnostic) => void;
  readonly destroy: () => void;
}

interface Settings {
  readonly label: string;
  /** Ids of the elements that describe the editor. */
  readonly describedBy: string;
  readonly onChange: () => void;
}

/** Tab is not among the keys, so that it leaves the editor as it leaves any other field. */
function keys(): Extension {
  return keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]);
}

function extensions({ label, describedBy, onChange }: Settings): Extension[] {
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
    marks(),
    keys(),
    editorTheme,
    EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy, tabindex: "0" }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange();
    }),
  ];
}

/**
 * Makes an editor for a schema.
 *
 * @param parent the element to put it into
 * @param text what it starts with
 */
export function createEditor(parent: HTMLElement, text: string, settings: Settings): SchemaEditor {
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions: extensions(settings) }) });
  let replacing: ReturnType<typeof setTimeout> | undefined;
  return {
    text: () => view.state.doc.toString(),
    replace: (text) => {
      // To cut a long text into lines takes a moment, and to show it another.
      const insert = Text.of(text.split(/\r\n?|\n/u));
      clearTimeout(replacing);
      replacing = setTimeout(() => {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert }, selection: { anchor: 0 } });
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
        effects: EditorView.scrollIntoView(from + between.length, { y: "start" }),
      });
      view.focus();
    },
    mark: (problems) => {
      view.dispatch(marking(view.state, problems));
      // The list of mistakes takes room from the editor, and must not cover the line that is being typed.
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
