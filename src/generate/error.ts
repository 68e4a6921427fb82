/**
 * A failure of generation that whoever runs it can fix: the message says what is wrong and what to do.
 * Anything else that is thrown during generation is a bug and keeps its stack.
 */
export class GenerationError extends Error {
  /**
   * @param problem one sentence: the file or option, and what is wrong with it
   * @param fix one sentence: what to do about it
   * @param options `cause`, when another error led to this one
   */
  constructor(
    readonly problem: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}\n  Fix: ${fix}`, options);
    this.name = "GenerationError";
  }
}
