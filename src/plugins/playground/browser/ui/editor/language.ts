import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { graphqlLanguage } from "cm6-graphql";

/** What the parser finds, and the class of the site's code blocks for it; their colours follow the mode. */
const style = HighlightStyle.define([
  { tag: tags.keyword, class: "token keyword" },
  { tag: tags.definitionKeyword, class: "token keyword" },
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

const nothing = graphqlLanguage.parser.parse("");

/** The language without colours for a text that is nested deeper than its tree can be built: the parser builds it recursively. */
const language = graphqlLanguage.configure({
  wrap: (parse) => ({
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (position) => {
      parse.stopAt(position);
    },
    advance: () => {
      try {
        return parse.advance();
      } catch (error) {
        if (error instanceof RangeError) return nothing;
        throw error;
      }
    },
  }),
});

/** GraphQL, in the colours of the site's code. */
export function graphql(): Extension {
  return [language, syntaxHighlighting(style)];
}
