/** A key of the keyboard: the character that it types, and its position. */
type Key = Pick<KeyboardEvent, "key" | "code">;

/**
 * Whether a key press is a given key of a shortcut.
 *
 * @param sign character that the key types, in lower case
 * @param position `code` of the key, which counts if the layout has a letter of another script there
 */
export function isKey({ key, code }: Key, sign: string, position: string): boolean {
  const isLatinOrSign = /[\p{Script=Latin}\p{Script=Common}]/u.test(key);
  return isLatinOrSign ? [sign, sign.toUpperCase()].includes(key) : code === position;
}
