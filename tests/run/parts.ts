import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import type * as requirements from "../system/requirements";

/** A part of the tests, which `npm run test:part <name>` runs by itself. */
export interface Part {
  /** Shell commands. They run one after the other, unless `inParallel` is set. */
  readonly commands: readonly string[];
  /** Programs that are installed before the commands run, if they are missing. */
  readonly needs?: readonly (keyof typeof requirements)[];
  /** Whether the commands run in parallel, at most one per core: for those that measure no times. */
  readonly inParallel?: boolean;
}

const browserTests = "playwright test --project=site --project=fixture";
const allBrowserTests = `${browserTests} --project=thorough`;
const fixtureSite = "docusaurus build tests/fixtures/site";
const buildTests = "vitest run --project build";

/** Named one by one: Node.js 20 accepts no pattern, and without one, Node.js 24 would run `*.test.ts` too. */
const packageTests = readdirSync("packages", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".test.mjs") && !file.includes("node_modules"),
);

/** Tests the site in another browser than Chromium. Skipped if the browser cannot be installed; in CI, this fails. */
const inEngine = (name: "firefox" | "webkit"): Part => ({
  needs: ["nginx", name],
  commands: [`vitest run --project engines ${name}.test`],
});

/** Builds the site of another framework, as the docs say. Skipped if a program cannot be installed; in CI, this fails. */
const withFramework = (names: string, needs: Part["needs"] = [], more: Part["commands"] = []): Part => ({
  needs,
  // The framework's name in titles, as its package or its authors spell it.
  commands: [`vitest run --project frameworks -t "${names}"`, ...more],
});

/**
 * Runs the build and the fast tests on another release of Node.js than the installed one. Also runs the formatter's tests as
 * its README says, because each release of Node.js has other rules for finding test files.
 */
function onNode(release: number): Part {
  const node = `npx --yes -p node@${String(release)}`;
  const scripts = ["build", "test:unit", "test:part packages"].map((script) => `${node} npm run --silent ${script}`);
  return { commands: [...scripts, `cd packages/reference-formatter && ${node} node --test`] };
}

/** Every part of `npm run lint`: `npm run lint types code` runs two of them. */
export const linters = {
  // Without a cache: rules that know types depend on other files than the one that they check.
  code: "eslint . --max-warnings 0",
  types: "tsc",
  format: "prettier . --check --log-level warn",
  spelling: "cspell . --no-progress --quiet",
  unused: "knip",
  imports: "depcruise src packages tests docusaurus.config.ts --config .dependency-cruiser.mjs --output-type err-long",
  css: 'stylelint "{src,packages/search/src}/**/*.css" --max-warnings 0',
} as const;

export const parts = {
  generate: { commands: ["npm run --silent generate"] },
  lint: { commands: Object.values(linters), inParallel: true },
  unit: { commands: ["vitest run --project unit"] },
  // The tests of the packages stand beside their code. Those of the search, in TypeScript, are unit tests.
  packages: {
    commands: [
      `cd packages && node --test --test-concurrency=${String(availableParallelism())} ${packageTests.join(" ")}`,
    ],
  },
  docs: { commands: ["vitest run --project docs"] },
  conformance: { commands: ["tsx tests/conformance/index.ts"] },
  // Builds the site, and fails on a warning.
  site: { commands: ["tsx tests/build/buildWithoutWarning.ts"] },
  build: { commands: [buildTests] },
  deploy: { needs: ["browser", "nginx"], commands: ["vitest run --project deploy"] },
  faulty: { commands: ["vitest run --project fixtures"] },
  e2e: { needs: ["browser"], commands: [fixtureSite, `${browserTests} --grep @promise`] },

  firefox: inEngine("firefox"),
  webkit: inEngine("webkit"),
  // Known bugs change only with the installed packages, so only `npm run upstream` and `npm run test:all` test them.
  integration: { commands: ["vitest run --project integration --exclude tests/docs/knownBugs.integration.test.ts"] },
  e2eMore: { needs: ["browser"], commands: [`${browserTests} --grep-invert @promise`] },
  starlight: withFramework("starlight|Starlight"),
  formatter: { needs: ["browser"], commands: ["vitest run --project formatter"] },
  // A downloaded project of the kind that most readers have.
  project: {
    needs: ["browser"],
    commands: [
      'vitest run --project project -t "starter for docusaurus|docusaurus project shows|docusaurus project has|Docusaurus project"',
    ],
  },
  install: { commands: ['vitest run --project installs -t "with npm, VitePress and an empty folder"'] },

  // The search in a site of create-docusaurus.
  search: { needs: ["browser"], commands: ["vitest run --project search"] },

  thorough: { needs: ["browser"], commands: ["playwright test --project=thorough"] },
  // Each browser test five times.
  stress: { needs: ["browser"], commands: [fixtureSite, `${allBrowserTests} --repeat-each=5 --retries=0`] },
  node24: onNode(24),
  node26: onNode(26),
  matrices: {
    needs: ["browser"],
    commands: [
      `${fixtureSite} && MATRIX=full ${allBrowserTests} --grep @matrix`,
      "MATRIX=full vitest run --project unit --project integration",
    ],
  },
  projects: { needs: ["browser"], commands: ["vitest run --project project"] },
  vitepress: withFramework("vitepress"),
  mkdocs: withFramework("mkdocs|MkDocs", ["mkdocs"], ["vitest run --project security mkdocs.test"]),
  hugo: withFramework("hugo", ["hugo"], ["vitest run --project security hugo.test"]),
  dev: { needs: ["browser"], commands: ["vitest run --project dev"] },
  growth: { commands: ["vitest run --project growth"] },
  relations: { commands: ["vitest run --project relations"] },
  // Get started with npm, Yarn and pnpm, in an empty folder and in a project that has graphql 17.
  installs: { commands: ["vitest run --project installs"] },
  instances: { commands: ["vitest run --project instances"] },
  // Tests of attacks, in any folder. Those that need MkDocs and Hugo are in the parts `mkdocs` and `hugo`.
  security: {
    needs: ["browser", "nginx"],
    commands: [
      'MATRIX=full vitest run security --exclude "tests/security/{mkdocs,hugo}.test.ts"',
      "MATRIX=full playwright test --project=site --project=thorough security-",
    ],
  },
  axe: { needs: ["browser"], commands: ["MATRIX=full playwright test --project=axe"] },
  nginx: {
    needs: ["browser", "nginx"],
    commands: ["SITE_SERVER=nginx playwright test --project=site --project=thorough"],
  },
  // Builds and tests the site without the lean client.
  stock: {
    needs: ["browser"],
    commands: [
      "npm run --silent generate && LEAN_CLIENT=off docusaurus build --out-dir build-stock",
      `SITE_BUILD=build-stock ${buildTests} --exclude tests/build/firstVisit.test.ts`,
      "SITE_BUILD=build-stock playwright test --project=site --project=thorough --grep-invert @lean",
    ],
  },
  lighthouse: { needs: ["browser"], commands: ["vitest run --project lighthouse"] },
  // Runs the checker of the Agent-Friendly Documentation Spec on the site.
  agents: { needs: ["nginx"], commands: ["vitest run --project agents"] },
  // Validates the HTML of each page with the Nu HTML checker. Skipped without Java; in CI, this fails.
  markup: {
    needs: ["java"],
    commands: ["npx --yes vnu-jar@26.9.27 --skip-non-html --errors-only --filterfile tests/markup/allowed.txt build"],
  },
  // Two builds of one commit are the same, byte for byte.
  reproducible: { commands: ["vitest run --project reproducible"] },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

/** The parts of each suite, in order. Parts in a list run at the same time, because none of them keeps all cores busy. */
export const suites = {
  /**
   * `npm test`: tests of all promises (`tests/conformance/promises.json`). Tests of many combinations run a sample
   * (`tests/matrix.ts`).
   */
  test: ["generate", "lint", "unit", ["site", "packages", "docs", "conformance"], ["build", "faulty", "deploy"], "e2e"],
  /**
   * `npm run test:more`: tests of everything else that a change can easily break, with samples of the matrices. They need the
   * sites that `npm test` built.
   */
  more: [["firefox", "webkit"], "integration", "e2eMore", ["formatter", "project", "install", "search"]],
  /** `npm run test:all`: tests that take too long for every change. `tests/RESULTS.md` has their last results. */
  all: [
    "site",
    "thorough",
    "stress",
    "node24",
    "node26",
    "matrices",
    "projects",
    "starlight",
    "vitepress",
    "mkdocs",
    "hugo",
    "dev",
    "growth",
    "relations",
    "installs",
    "instances",
    "security",
    "axe",
    "nginx",
    "stock",
    "lighthouse",
    "agents",
    "markup",
    "reproducible",
  ],
} as const satisfies Readonly<Record<string, readonly (PartName | readonly PartName[])[]>>;
