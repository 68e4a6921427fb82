/** Characters that can end a line or a string, that UTF-8 cannot encode, or that are invisible. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u;

/** Whether a text contains a character that no option may have. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Reads the GraphQL name that was typed for a directive or an argument.
 *
 * @returns the name without `@`; empty when nothing or an invalid name was typed
 */
export function nameIn(typed: string): string {
  return /^@?([_A-Za-z]\w*)$/u.exec(typed.trim())?.[1] ?? "";
}

/** Whether a text has any character other than white space. */
export const isTyped = (text: string): boolean => text.trim() !== "";

/** Returns the valid names of directives in a list, each once. */
export const namesIn = (typed: readonly string[]): readonly string[] => [...new Set(typed.map(nameIn).filter(isTyped))];

/** Returns a sentence about each invalid name. */
export const namesLeftOut = (...typed: readonly string[]): readonly string[] =>
  typed
    .filter((text) => isTyped(text) && nameIn(text) === "")
    .map(
      (text) =>
        `${text} is left out: a name has letters from A to Z, digits and underscores, and does not begin with a digit.`,
    );

/**
 * Reads a typed group name. The tool makes a folder name from it, which keeps only ASCII letters and digits, and a label, which
 * it writes into YAML without quotes.
 *
 * @returns the name; empty when it has no letter for a folder name, or when YAML would not read it as text
 */
export function groupIn(typed: string): string {
  const words = typed
    .normalize("NFD")
    .replaceAll(/[^A-Za-z\d]+/gu, " ")
    .trim();
  return /[A-Za-z]/u.test(words) && !/^(?:true|false|null)$/iu.test(words) ? typed.trim() : "";
}

/** Collects all texts in a value, at any depth of lists and objects. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
