import type promises from "./promises.json";

type Promises = typeof promises;

/** Id of a promise of the specification of this site (`promises.json`): the line that makes it, and a letter if a line makes several. */
export type PromiseId = { [Part in keyof Promises]: keyof Promises[Part] }[keyof Promises];

/** Type of the Playwright annotations that name promises. */
export const PROVES = "proves";

/**
 * Marks a test with the promises of the specification that it proves: as annotations for Playwright, as tags for Vitest. Of the
 * browser tests, `npm test` runs those with the tag `@promise`.
 *
 * @param ids keys of `promises.json`
 * @returns options for `test` or `describe` of either runner
 */
export function proves(...ids: readonly PromiseId[]): {
  readonly annotation: { readonly type: string; readonly description: string }[];
  readonly tag: string;
  readonly tags: string[];
} {
  return { annotation: ids.map((id) => ({ type: PROVES, description: id })), tag: "@promise", tags: [...ids] };
}
