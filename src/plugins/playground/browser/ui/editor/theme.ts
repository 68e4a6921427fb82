import { EditorView } from "@codemirror/view";

/** The colours and type of the site's code. Custom properties follow the colour mode by themselves. */
export const editorTheme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--code-background)", color: "var(--code-text)" },
  "&.cm-focused": { outline: "2px solid var(--schema)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-code)", fontSize: "var(--type-editor)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--code-text)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--code-text)" },
  ".cm-gutters": {
    backgroundColor: "var(--code-background)",
    color: "var(--code-comment)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--code-highlight)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--code-selection, color-mix(in srgb, var(--schema) 28%, transparent))",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-small)",
    backgroundColor: "var(--surface-raised)",
    color: "var(--text)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-code)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 8px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--schema)",
    color: "var(--surface)",
  },
  ".cm-completionDetail": { color: "inherit", fontStyle: "normal", marginLeft: "1em" },
  ".cm-completionMatchedText": { textDecoration: "underline" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--danger)" },
});
