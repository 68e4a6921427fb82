import type { PrismTheme } from "prism-react-renderer";

/** A colour of the code palette, defined for both modes in `src/css/tokens.css`. */
function color(name: string): { readonly color: string } {
  return { color: `var(--code-${name})` };
}

/** Highlighting by role. Every colour has a contrast of at least 4.5:1 on the code background of its mode. */
export const prismTheme: PrismTheme = {
  plain: { ...color("text"), backgroundColor: "var(--code-background)" },
  styles: [
    { types: ["comment", "prolog", "cdata"], style: { ...color("comment"), fontStyle: "italic" } },
    { types: ["keyword", "operator", "atrule", "important", "boolean"], style: color("keyword") },
    { types: ["class-name", "scalar", "tag", "selector", "namespace"], style: color("type") },
    { types: ["property", "attr-name", "key", "variable", "attr"], style: color("name") },
    { types: ["string", "description", "attr-value", "char", "url", "inserted"], style: color("string") },
    { types: ["number", "constant", "symbol", "enum"], style: color("number") },
    { types: ["function", "directive", "property-query", "property-mutation"], style: color("function") },
    { types: ["deleted"], style: color("deleted") },
    { types: ["punctuation"], style: color("punctuation") },
  ],
};
