import prettier from "eslint-config-prettier";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import textInItsOwnElement from "./scripts/lint/textInItsOwnElement.mjs";

export default tseslint.config(
  {
    ignores: [
      "**/.docusaurus/",
      ".generated/",
      "build/",
      "build-stock/",
      "tests/fixtures/*/build/",
      "coverage/",
      "node_modules/",
      "packages/search/lib/",
      "playwright-report/",
      "test-results/",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.mjs"] }, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // TypeScript's `noPropertyAccessFromIndexSignature` requires the brackets that this rule forbids.
      "@typescript-eslint/dot-notation": "off",
      eqeqeq: "error",
      "max-lines": ["error", 400],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  // Still longer than 400 lines.
  { files: ["tests/deploy/security/release.test.ts"], rules: { "max-lines": "off" } },
  {
    files: ["tests/e2e/**/*.ts"],
    plugins: { playwright },
    rules: {
      "playwright/no-element-handle": "error",
      "playwright/no-focused-test": "error",
      "playwright/no-page-pause": "error",
      "playwright/no-wait-for-timeout": "error",
    },
  },
  {
    files: ["tests/**/*.test.ts", "tests/**/*.spec.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name=/^(?:skip|skipIf|runIf|fixme|todo)$/]",
          message: "A skipped test proves nothing.",
        },
      ],
    },
  },
  {
    // JavaScript with types in comments, which also declare the types of what is imported from GraphQL-Markdown.
    files: ["packages/{fast-relations,reference-formatter,schema-report}/**/*.mjs"],
    rules: {
      // The types of graphql are circular: this rule follows them until its stack overflows.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // These rules don't see casts in comments, which TypeScript follows.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", name: ["test", "describe", "it"], package: "node:test" }] },
      ],
    },
  },
  {
    // These tests name kinds of operations by strings, as the modules under test do.
    files: ["tests/unit/examples/operation/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  { files: ["**/*.tsx"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    // Browsers translate a page by replacing its text nodes, and React then fails when it removes one that has siblings.
    files: ["src/**/*.tsx", "packages/**/*.tsx"],
    plugins: { site: { rules: { "text-in-its-own-element": textInItsOwnElement } } },
    rules: { "site/text-in-its-own-element": "error" },
  },
  { files: ["packages/starters/*/count-pages.mjs", "packages/search/src/cli.ts"], rules: { "no-console": "off" } },
  {
    // A starter has its own packages, which the site does not install.
    files: ["**/*.mjs", "packages/starters/**/*.js"],
    ignores: ["packages/{fast-relations,reference-formatter,schema-report}/**"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
  prettier,
);
