/** @type {import("prettier").Config} */
export default {
  printWidth: 120,
  // GraphQL-Markdown formats its pages with the options for this file. Code there is read on small screens, too.
  overrides: [{ files: "prettier.config.mjs", options: { printWidth: 80 } }],
};
