/**
 * Turns the errors that a module logs into warnings.
 *
 * @param {string} source text of the module
 * @returns {string}
 * @throws {Error} when it logs none, so that an upgrade of Docusaurus that makes this loader needless is noticed
 */
export default function warnInsteadOfError(source) {
  if (!source.includes("console.error(")) {
    throw new Error(
      "The storage module of @docusaurus/theme-common logs no errors any more; remove src/plugins/storageWarning.",
    );
  }
  return source.replaceAll("console.error(", "console.warn(");
}
