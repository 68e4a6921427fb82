/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "declaration-no-important": true,
    // Class names in CSS modules are JavaScript names; those of the theme follow BEM.
    "selector-class-pattern": null,
    // The colours of the site are named in one file.
    "color-no-hex": [true, { message: "Use a custom property of src/css/tokens.css." }],
    // `:global` belongs to CSS modules.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Names of fonts have capitals.
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
          // `em` is relative to the surrounding text; `pt` is for print.
          { "font-size": ["inherit", "/^var\\(--/", "/^[\\d.]+(?:em|pt)$/"] },
          { message: "Use a font size of src/css/tokens.css." },
        ],
      },
    },
    { files: ["src/css/tokens.css"], rules: { "color-no-hex": null } },
  ],
};
