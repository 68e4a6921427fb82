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
 * A name in lower case with hyphens: `unWeightedGPA` becomes `un-weighted-gpa`.
 *
 * @param {string} name
 */
export function kebab(name) {
  return wordsOf(name).join("-");
}

/**
 * A name that begins with a capital and has no underscores: `add_course` becomes `AddCourse`. Capitals stay as they are.
 *
 * @param {string} name
 */
export function pascal(name) {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/**
 * A name that begins with a small letter: `MathCourse` becomes `mathCourse`.
 *
 * @param {string} name
 */
export function camel(name) {
  const whole = pascal(name);
  return whole.replace(/^(?:[A-Z]+(?![a-z])|[A-Z])/u, (start) => start.toLowerCase());
}
