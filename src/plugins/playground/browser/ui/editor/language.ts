import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { graphqlLanguage } from "cm6-graphql";
import { EditorView } from "@codemirror/view";

/** For each tag of the parser, the class that the site's code blocks use. Its colour follows the colour mode. */
const style = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], class: "token keyword" },
  { tag: tags.string, class: "token string" },
  { tag: tags.lineComment, class: "token comment" },
  { tag: tags.atom, class: "token class-name" },
  { tag: tags.propertyName, class: "token property" },
  { tag: tags.attributeName, class: "token attr-name" },
  { tag: tags.variableName, class: "token variable" },
  { tag: tags.modifier, class: "token function" },
  { tag: [tags.bool, tags.null], class: "token boolean" },
  { tag: tags.special(tags.name), class: "token enum" },
  { tag: [tags.integer, tags.float], class: "token number" },
  { tag: [tags.punctuation, tags.paren, tags.brace, tags.separator], class: "token punctuation" },
]);

const emptyTree = graphqlLanguage.parser.parse("");

/** The GraphQL language. A text that is nested too deeply for its recursive parser is not highlighted. */
const language = graphqlLanguage.configure({
  wrap: (parse) => {
    const advance = parse.advance.bind(parse);
    parse.advance = () => {
      try {
        return advance();
      } catch (error) {
        if (error instanceof RangeError) return emptyTree;
        throw error;
      }
    };
    return parse;
  },
});

/** GraphQL, highlighted like the site's code blocks. */
export function graphql(): Extension {
  return [language, syntaxHighlighting(style)];
}

/** The colours and fonts of the site's code blocks. Custom properties follow the colour mode by themselves. */
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
