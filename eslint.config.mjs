import prettier from "eslint-config-prettier";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

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
      // Index signatures are read with brackets under `noPropertyAccessFromIndexSignature`, which is the compiler's business.
      "@typescript-eslint/dot-notation": "off",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  {
    files: ["tests/**/*.test.ts", "tests/**/*.spec.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name=/^(?:skip|skipIf|runIf|fixme|todo)$/]",
          message: "A test that is left out proves nothing.",
        },
      ],
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  { files: ["**/*.tsx"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    files: ["**/*.mjs"],
    ignores: ["examples/**"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
  prettier,
);
