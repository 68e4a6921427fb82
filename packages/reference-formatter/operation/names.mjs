/** Splits the names of a schema into words, and joins words in another case. */

/**
 * The words of a name, in lower case: `unWeightedGPA` has `un`, `weighted` and `gpa`.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function wordsOf(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

/**
 * A name in kebab case: `unWeightedGPA` becomes `un-weighted-gpa`.
 *
 * @param {string} name
 */
export function kebabCase(name) {
  return wordsOf(name).join("-");
}

/**
 * A name in Pascal case: `add_course` becomes `AddCourse`. Existing capitals stay.
 *
 * @param {string} name
 */
export function pascalCase(name) {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/**
 * A name in camel case: `MathCourse` becomes `mathCourse`.
 *
 * @param {string} name
 */
export function camelCase(name) {
  return pascalCase(name).replace(/^(?:[A-Z]+(?![a-z])|[A-Z])/u, (start) => start.toLowerCase());
}
