/**
 * A failure of the generation that the user can fix: the message says what is wrong and what to do. Any other error
 * during the generation is a bug, and is printed with its stack.
 */
export class GenerationError extends Error {
  /**
   * @param problem one sentence: the file or option, and what is wrong with it
   * @param fix one sentence: how to fix the problem
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

/** Receives one line of progress, without a line break. */
export type Report = (line: string) => void;

/** A set of generated pages: its inputs, its folder, and how it is generated. */
export interface GenerationTarget {
  /** Name of the target in messages, and of its stamp file; letters and hyphens. */
  readonly name: string;
  /** Folder, relative to the project, that receives the pages. */
  readonly folder: string;
  /** The entries of `folder` that belong to this target. */
  readonly entries: readonly string[];
  /** Files and folders, relative to the project, that the pages depend on. */
  readonly inputs: readonly string[];
  /** npm packages whose versions the pages depend on. */
  readonly packages: readonly string[];
  /** Writes all pages into an empty folder and returns their number. Throws when a page is missing or an input is invalid. */
  generate(context: GenerationContext): Promise<number>;
}

export interface GenerationContext {
  readonly root: string;
  /** Absolute path of an empty folder, below the project, that receives the target's entries. */
  readonly staging: string;
  readonly report: Report;
}
