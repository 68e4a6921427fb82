/**
 * The value of `className` for some classes.
 *
 * @param names those that are `false` or that a style sheet does not have are left out
 */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string").join(" ");
}
