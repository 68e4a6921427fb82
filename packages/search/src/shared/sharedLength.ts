/** Counts the first letters that two words share. */
export function sharedLength(word: string, other: string): number {
  let length = 0;
  while (length < word.length && word[length] === other[length]) length += 1;
  return length;
}
