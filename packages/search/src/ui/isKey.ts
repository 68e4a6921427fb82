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

/**
 * Whether a key press belongs to text that is being composed, and so must do nothing else. Safari sends the Enter that ends a
 * composition after its end, but with the key code of all such keys: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}
