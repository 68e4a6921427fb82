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

/** Receives one line of progress, without a line end. */
export type Report = (line: string) => void;

/** One set of generated pages: what it is made from, where it goes, and how it is made. */
export interface GenerationTarget {
  /** Name in messages and of the cache entry; letters and hyphens. */
  readonly name: string;
  /** Folder, relative to the project, that receives the pages. */
  readonly folder: string;
  /** The entries of `folder` that belong to this target. */
  readonly entries: readonly string[];
  /** Files and folders, relative to the project, whose change makes the pages stale. */
  readonly inputs: readonly string[];
  /** npm packages whose version is an input too. */
  readonly packages: readonly string[];
  /**
   * Writes all pages into an empty folder and returns how many there are.
   * Throws when a page is missing or an input is bad.
   */
  generate(context: GenerationContext): Promise<number>;
}

export interface GenerationContext {
  /** Absolute path of the project. */
  readonly root: string;
  /** Absolute path of an empty folder, below the project, that becomes the target's folder. */
  readonly staging: string;
  readonly report: Report;
}
