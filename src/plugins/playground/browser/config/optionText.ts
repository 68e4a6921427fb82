/** Characters that can end a line or a string, that UTF-8 cannot encode, or that are invisible. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u;

/** Whether a text holds a character that no option may have. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * The GraphQL name that was typed for a directive or an argument.
 *
 * @returns the name without `@`; empty when nothing was typed, or no valid name
 */
export function nameIn(typed: string): string {
  return /^@?([_A-Za-z]\w*)$/u.exec(typed.trim())?.[1] ?? "";
}

/**
 * The group that was typed. The tool makes a folder of it, whose name keeps only ASCII letters and digits, and a label, which
 * it writes into YAML without quotes.
 *
 * @returns empty when nothing was typed, or when it would give no folder name or not be read as text in YAML
 */
export function groupIn(typed: string): string {
  const words = typed
    .normalize("NFD")
    .replaceAll(/[^A-Za-z\d]+/gu, " ")
    .trim();
  return /[A-Za-z]/u.test(words) && !/^(?:true|false|null)$/iu.test(words) ? typed.trim() : "";
}

/** All texts in a value, however deep they are in lists and objects. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
