import postcss from "postcss";

/** Values that browsers have always known without a prefix, unlike several of them in one declaration. */
const PLAIN = /^(?:none|underline)(?:\s*!important)?$/u;

/**
 * Drops what the minimizer adds for browsers that read `text-decoration` only with a prefix where its value is one word,
 * which they read without, and colours of it, which they know by their own property.
 *
 * @param css style sheet of the site, minimized
 */
export function withoutNeedlessPrefixes(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls(/^-webkit-text-decoration(?:-color)?$/u, (declaration) => {
    const plain = declaration.next();
    if (plain?.type !== "decl" || `-webkit-${plain.prop}` !== declaration.prop) return;
    if (declaration.prop.endsWith("-color") || PLAIN.test(declaration.value)) declaration.remove();
  });
  return root.toString();
}
