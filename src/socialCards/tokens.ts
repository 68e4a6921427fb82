/** Design tokens by their names, without the two dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** The declarations of the first rule with a selector. */
function declarations(css: string, selector: string): [name: string, value: string][] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`The design tokens have no rule for ${selector}.`);
  const body = css.slice(start, css.indexOf("}", start));
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value.trim()]);
}

/**
 * Reads the values that design tokens have in one colour mode.
 *
 * @param css - text of `src/css/tokens.css`
 * @returns the tokens of the light mode, under those of the dark mode if that is asked for
 * @throws Error when the text lacks the rule of a mode
 */
export function readTokens(css: string, mode: "light" | "dark"): Tokens {
  const light = declarations(css, ":root");
  return Object.fromEntries(mode === "light" ? light : [...light, ...declarations(css, '[data-theme="dark"]')]);
}

/**
 * The value of a token that is a colour.
 *
 * @throws Error when there is none, or when it refers to another token, which a drawing cannot follow
 */
export function colour(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined || !/^#[\da-f]{3,8}$/iu.test(value)) {
    throw new Error(`The design token --${name} is "${String(value)}"; drawings need a colour in hexadecimal digits.`);
  }
  return value;
}
