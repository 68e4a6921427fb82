/** Parts of a line of code, each with the design token of its colour; the first that matches is taken. */
const PARTS: readonly (readonly [pattern: RegExp, token: string])[] = [
  [/^"(?:[^"]*"|"")/u, "code-string"],
  [/^(?:type|await)\b/u, "code-keyword"],
  [/^@\w+/u, "code-function"],
  [/^[a-z]\w*(?=\()/u, "code-function"],
  [/^[a-z]\w*(?=:)/u, "code-name"],
  [/^[A-Z]\w*/u, "code-type"],
  [/^\w+/u, "code-text"],
  [/^\s+/u, "code-text"],
  [/^[^\w\s"@]+/u, "code-punctuation"],
];

/** A piece of text and the design token of its colour. */
export interface Painted {
  readonly text: string;
  readonly token: string;
}

function next(rest: string): Painted {
  for (const [pattern, token] of PARTS) {
    const text = pattern.exec(rest)?.[0];
    if (text !== undefined) return { text, token };
  }
  return { text: rest.charAt(0), token: "code-text" };
}

function paintLine(line: string): Painted[] {
  const painted: Painted[] = [];
  for (let at = 0; at < line.length; at += painted.at(-1)?.text.length ?? 1) painted.push(next(line.slice(at)));
  return painted;
}

/**
 * Colours the few lines of code of a card: enough of the syntax for what stands there, without a parser.
 *
 * @param lines - a description in block quotes is one string, however many lines it has
 */
export function paint(lines: readonly string[]): Painted[][] {
  const fences = lines.flatMap((line, at) => (line.trim() === '"""' ? [at] : []));
  const [open = lines.length, close = -1] = fences;
  return lines.map((line, at) =>
    at >= open && at <= close ? [{ text: line, token: "code-string" }] : paintLine(line),
  );
}
