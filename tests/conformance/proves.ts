import type promises from "./promises.json";

type Promises = typeof promises;

/** Id of a promise: the line of the specification that makes it, and a letter where a line makes several. */
export type PromiseId = { [Part in keyof Promises]: keyof Promises[Part] }[keyof Promises];

/** What Playwright's annotations of this kind are called. */
export const PROVES = "proves";

/**
 * Says which promises of the specification a test proves: annotations for Playwright, tags for Vitest. `npm test` selects
 * the browser tests that prove one by the tag `@promise`.
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
