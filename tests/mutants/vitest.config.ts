/** The unit tests that Stryker runs: all of the search, and those of the other modules that `stryker.config.json` mutates. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { docusaurusNames } from "../docusaurusNames.mts";
import promises from "../conformance/promises.json" with { type: "json" };

const plugins = ["contentSecurityPolicy", "hosting", "playground/config"];

export default defineConfig({
  plugins: [docusaurusNames],
  resolve: { alias: { "@site": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: {
    tags: Object.values(promises).flatMap((part) => Object.keys(part).map((name) => ({ name }))),
    include: [
      "packages/search/src/**/*.test.ts",
      ...plugins.map((plugin) => `tests/unit/plugins/${plugin}/**/*.test.ts`),
      "tests/unit/client/cleanUrl.test.ts",
    ],
    testTimeout: 20_000,
  },
});
