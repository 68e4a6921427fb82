import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { docusaurusNames } from "./tests/docusaurusNames.mts";
import promises from "./tests/conformance/promises.json" with { type: "json" };

const root = fileURLToPath(new URL(".", import.meta.url));

/** Node.js has a `localStorage` of its own since release 25, which hides that of happy-dom. */
const execArgv = Number.parseInt(process.versions.node, 10) >= 25 ? ["--no-experimental-webstorage"] : [];

const INTEGRATION = "tests/{unit,docs}/**/*.integration.test.ts";

export default defineConfig({
  plugins: [docusaurusNames],
  // Tests use the sources of `packages/search`, by the paths of `tsconfig.json`, so that it need not have been compiled.
  resolve: { alias: { "@site": root }, tsconfigPaths: true },
  test: {
    // `vitest --tags-filter=L124a` runs the tests of a promise; an unknown id stops the run.
    tags: Object.values(promises).flatMap((part) => Object.keys(part).map((name) => ({ name }))),
    // Some tests run the generators themselves.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // By default, Vitest leaves one core free: half of a small machine.
    maxWorkers: availableParallelism(),
    execArgv,
    projects: [
      // With `isolate: false`, each worker loads modules and parses pages once, for all its files.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts", "packages/search/src/**/*.test.ts"],
          exclude: [INTEGRATION],
          setupFiles: ["tests/unit/randomCases.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "docs", include: ["tests/docs/**/*.test.ts"], exclude: [INTEGRATION], isolate: false },
      },
      // These run the tool, TypeDoc or whole installations, and take longer than unit tests.
      { extends: true, test: { name: "integration", include: [INTEGRATION], isolate: false, testTimeout: 600_000 } },
      // These build small faulty sites.
      { extends: true, test: { name: "fixtures", include: ["tests/fixtures/*.test.ts"] } },
      // These build a site twice.
      { extends: true, test: { name: "reproducible", include: ["tests/fixtures/reproducible/*.test.ts"] } },
      // These run the tool on large schemas, with and without `packages/fast-relations`.
      {
        extends: true,
        test: { name: "relations", include: ["tests/relations/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
      },
      // These measure how the time that code takes grows with its input.
      { extends: true, test: { name: "growth", include: ["tests/growth/*.test.ts"], fileParallelism: false } },
      // These build a site with each of the other frameworks; MkDocs and Hugo have to be on the PATH.
      { extends: true, test: { name: "frameworks", include: ["tests/frameworks/*.test.ts"], fileParallelism: false } },
      // This builds a site of `create-docusaurus` with the formatter of the examples.
      {
        extends: true,
        test: {
          name: "formatter",
          include: ["tests/formatter/*.test.ts"],
          // npm installs a whole site.
          hookTimeout: 1_200_000,
          globalSetup: ["tests/system/browser.ts"],
        },
      },
      // This builds a site of `create-docusaurus` with the search.
      {
        extends: true,
        test: {
          name: "search",
          include: ["tests/searchPackage/*.test.ts"],
          // npm installs a whole site.
          hookTimeout: 1_200_000,
          globalSetup: ["tests/system/browser.ts"],
        },
      },
      // These follow Get started with nothing replaced: package managers install whole sites.
      {
        extends: true,
        test: {
          name: "installs",
          include: ["tests/installs/*.test.ts"],
          testTimeout: 1_200_000,
          fileParallelism: false,
        },
      },
      // This runs projects that the playground of `build/` gives to readers.
      {
        extends: true,
        test: {
          name: "project",
          include: ["tests/project/*.test.ts"],
          // npm installs a whole site.
          hookTimeout: 1_200_000,
          globalSetup: ["tests/system/browser.ts"],
        },
      },
      // These build sites from hostile schemas, to see that nothing in them runs.
      { extends: true, test: { name: "security", include: ["tests/security/*.test.ts"], hookTimeout: 1_200_000 } },
      // This builds a copy of the whole site with one more docs instance.
      { extends: true, test: { name: "instances", include: ["tests/instances/*.test.ts"] } },
      // These read `build/`, which `npm run build` writes.
      { extends: true, test: { name: "build", include: ["tests/build/**/*.test.ts"], isolate: false } },
      // These start nginx with a copy of `build/`.
      {
        extends: true,
        test: {
          name: "deploy",
          include: ["tests/deploy/**/*.test.ts"],
          fileParallelism: false,
          globalSetup: ["tests/system/browser.ts", "tests/system/nginx.ts"],
        },
      },
      // These need Firefox and WebKitGTK, one for each file: `npm run test:part firefox webkit`.
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          expect: { poll: { timeout: 20_000 } },
          retry: 2,
          testTimeout: 60_000,
        },
      },
      // This starts the development server on a copy of the project.
      {
        extends: true,
        test: {
          name: "dev",
          include: ["tests/dev/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          globalSetup: ["tests/system/browser.ts"],
        },
      },
      // This runs the checker of the Agent-Friendly Documentation Spec on `build/`.
      { extends: true, test: { name: "agents", include: ["tests/agents/*.test.ts"], testTimeout: 600_000 } },
      // These measure `build/` in Chromium. Run nothing else meanwhile: it would change the results.
      {
        extends: true,
        test: {
          name: "lighthouse",
          include: ["tests/lighthouse/**/*.test.ts"],
          globalSetup: ["tests/system/browser.ts"],
        },
      },
    ],
  },
});
