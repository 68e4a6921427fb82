/**
 * Splits a name into words, in lower case: `unWeightedGPA` into `un`, `weighted` and `gpa`.
 *
 * @type {(name: string) => string[]}
 */
export function wordsOf(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

/**
 * Converts a name to Pascal case: `add_course` to `AddCourse`. Existing capitals stay.
 *
 * @type {(name: string) => string}
 */
export function pascalCase(name) {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** Converts a name to camel case: `MathCourse` to `mathCourse`. @type {(name: string) => string} */
export function camelCase(name) {
  return pascalCase(name).replace(/^(?:[A-Z]+(?![a-z])|[A-Z])/u, (start) => start.toLowerCase());
}
