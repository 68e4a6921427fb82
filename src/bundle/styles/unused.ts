import postcss from "postcss";

/** Tokens of code have their classes from Prism, which only the server runs. */
const SERVER_ONLY = /^token$/u;

/** Classes that a selector asks for; what it excludes may be missing. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/gu, "");
  return [...asked.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = ""]) => name.replaceAll("\\", ""));
}

/**
 * Drops the rules that can match nothing, because a class that they ask for is in no script of the site. The classes in
 * alternatives, `:is(.a, .b)`, must all be there, which keeps too much rather than too little only for tokens.
 *
 * @param css style sheet of the site
 * @param words all words in its scripts
 */
export function withoutUnusedRules(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const canMatch = (selector: string): boolean => {
    const classes = classesOf(selector);
    return (
      selector.includes(":is(") ||
      classes.some((name) => SERVER_ONLY.test(name)) ||
      classes.every((name) => words.has(name))
    );
  };
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as postcss.AtRule).name.endsWith("keyframes")) return;
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // An empty layer still counts in the order of layers.
  root.walkAtRules((rule) => {
    if (rule.name !== "layer" && rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Names of the custom properties that a style sheet reads. */
export function readProperties(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = ""]) => name);
}

/**
 * Drops the custom properties that nothing reads; Infima declares hundreds.
 *
 * @param words names that style sheets read, and all words in scripts
 */
export function withoutUnusedProperties(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkDecls(/^--/u, (declaration) => {
    if (!words.has(declaration.prop)) declaration.remove();
  });
  return root.toString();
}
