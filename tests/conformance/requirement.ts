/** A sentence of the specification, and the tests that prove it. */
export interface Requirement {
  readonly sentence: string;
  /**
   * `file › title` of each test, where the file is relative to `tests/`, without its ending, and the title may leave out
   * the groups around the test; `*` stands for any text, for tests that are made of a list.
   */
  readonly tests: readonly string[];
}

/** Requirements under a heading of the specification. */
export interface Part {
  /** Number and name of the section, and of the part below it if there is one. */
  readonly heading: string;
  readonly requirements: readonly Requirement[];
}

/**
 * Notes which tests prove a sentence.
 *
 * @param sentence sentence of the specification, or a part of one that can be proved on its own
 * @param tests patterns of tests, as {@link Requirement} says
 */
export function says(sentence: string, ...tests: readonly string[]): Requirement {
  return { sentence, tests };
}
