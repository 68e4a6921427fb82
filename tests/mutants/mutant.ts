import type { PromiseId } from "../conformance/proves";

/**
 * One text in one file that is replaced by another, which breaks a promise.
 *
 * - `page`: a source file of what runs in the page, ours or an installed one. All of them are compiled in one build, each
 *   behind a switch: `BROKEN` in `to` is true while this mutant is tried.
 * - `built`: files of the built site, for what a build writes without compiling it.
 * - `fixture`: the same, below the built fixture site.
 * - `source`: a source file that tests import or build from by themselves.
 */
export interface Change {
  readonly kind: "page" | "built" | "fixture" | "source";
  /** Path in the project, or in the built site, where `*.html` is all files that end so. */
  readonly file: string;
  /** Occurs once in a source file, and at least once in the built files. */
  readonly from: string;
  readonly to: string;
}

/** A behaviour that is broken on purpose. */
export interface Mutant {
  /** What is broken, in a few words. */
  readonly name: string;
  /** The promises that it breaks: for each, a test that proves it has to fail. */
  readonly ids: readonly PromiseId[];
  readonly changes: readonly Change[];
}

/**
 * One place in a source file of what runs in the page.
 *
 * @param to - has `BROKEN` in it
 */
export const inPage = (file: string, from: string, to: string): Change => ({ kind: "page", file, from, to });

/** A text wherever it is in files of the built site. */
export const inBuild = (file: string, from: string, to: string): Change => ({ kind: "built", file, from, to });

/** A text wherever it is in files of the built fixture site. */
export const inFixture = (file: string, from: string, to: string): Change => ({ kind: "fixture", file, from, to });

/** One place in a source file that tests import or build from by themselves. */
export const inSource = (file: string, from: string, to: string): Change => ({ kind: "source", file, from, to });

/** One row of a list of mutants. */
export const mutant = (name: string, ids: readonly PromiseId[], ...changes: readonly Change[]): Mutant => ({
  name,
  ids,
  changes,
});
