/** @type {import("prettier").Config} */
export default {
  printWidth: 120,
  // GraphQL-Markdown formats generated pages with the options for this file. Their code is read on small screens, too.
  overrides: [{ files: "prettier.config.mjs", options: { printWidth: 80 } }],
};
