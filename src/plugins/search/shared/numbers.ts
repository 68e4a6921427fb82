/** 64 characters that JSON does not escape: those before `BASE` end a number, those after it lead one. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE = 32;
/** The value of each digit, by its character code. */
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/**
 * Writes a number with as few characters as it needs: one up to 31, two up to 1,055.
 *
 * @param value - an integer that is not negative
 */
export function encodeNumber(value: number): string {
  let rest = Math.floor(value / BASE);
  let text = DIGITS.charAt(value % BASE);
  while (rest > 0) {
    rest -= 1;
    text = DIGITS.charAt(BASE + (rest % BASE)) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/**
 * Reads back a row of numbers that `encodeNumber` wrote one after the other.
 *
 * @param numbers - takes them
 * @param start - where the first one goes
 * @returns where the last one ends
 * @throws Error if a character is none of its digits, or the last number has no end
 */
export function decodeInto(numbers: number[] | Uint32Array, start: number, text: string): number {
  let end = start;
  let lead = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`"${text.charAt(at)}" is not a digit of a packed number`);
    if (value < BASE) {
      numbers[end] = lead * BASE + value;
      end += 1;
      lead = 0;
    } else {
      lead = lead * BASE + (value - BASE) + 1;
    }
  }
  if (lead > 0) throw new Error("a packed number has no end");
  return end;
}

/** Reads back a row of numbers as `decodeInto` does, into a list of their own. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  decodeInto(numbers, 0, text);
  return numbers;
}
