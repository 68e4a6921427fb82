/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "declaration-no-important": true,
    // Class names of modules are JavaScript names; those of the theme follow BEM.
    "selector-class-pattern": null,
    // The colours of the site are named in one file.
    "color-no-hex": [true, { message: "Use a custom property of src/css/tokens.css." }],
    // `:global` is of CSS modules.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Font families are names.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--font-/"] }],
    "no-descending-specificity": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
  },
  overrides: [
    {
      files: ["src/**/*.css"],
      rules: {
        "declaration-property-value-allowed-list": [
          // `em` follows the text around; `pt` is for paper.
          { "font-size": ["inherit", "/^var\\(--/", "/^[\\d.]+(?:em|pt)$/"] },
          { message: "Use a font size of src/css/tokens.css." },
        ],
      },
    },
    { files: ["src/css/tokens.css"], rules: { "color-no-hex": null } },
  ],
};
