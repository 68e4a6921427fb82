/**
 * Bundler loader that turns the console errors of a module into warnings.
 *
 * @this {{ getOptions: () => { missed: string } }} loader context; `missed` is the message when the module has no `console.error(`
 * @param {string} source text of the module
 * @returns {string} source text that logs warnings
 * @throws {Error} when the module has no `console.error(`: then an upgrade of Docusaurus has made this loader unnecessary
 */
export default function warnInsteadOfError(source) {
  if (!source.includes("console.error(")) throw new Error(this.getOptions().missed);
  return source.replaceAll("console.error(", "console.warn(");
}
