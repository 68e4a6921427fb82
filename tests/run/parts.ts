import type * as needs from "../system/needs";

/** A part of the tests, which `npm run test:part <name>` runs by itself. */
export interface Part {
  /** Shell commands, run one after the other. */
  readonly commands: readonly string[];
  /** What the machine must have; it is looked for, and installed, before the commands run. */
  readonly needs?: readonly (keyof typeof needs)[];
  /** Whether the commands run side by side: where nothing is measured and no core is busy. */
  readonly sideBySide?: boolean;
}

const browserTests = "playwright test --project=site --project=fixture";
const allBrowserTests = `${browserTests} --project=thorough`;
const fixtureSite = "docusaurus build tests/fixtures/site";
const buildTests = "vitest run --project build";

/** The site in a browser of another make than Chromium. One that cannot be installed is left out, and fails in CI. */
const inEngine = (name: "firefox" | "webkit"): Part => ({
  needs: ["nginx", name],
  commands: [`vitest run --project engines ${name}.test`],
});

/** The docs' site of another framework. A program that cannot be installed is left out, and fails in CI. */
const withFramework = (name: string, needs: NonNullable<Part["needs"]> = []): Part => ({
  needs,
  commands: [`vitest run --project frameworks -t ${name}`],
});

/** The build and the fast tests on another release of Node.js than the one that is installed. */
const onNode = (release: number): Part => ({
  commands: ["build", "test:unit", "test:part packages"].map(
    (script) => `npx --yes -p node@${String(release)} npm run --silent ${script}`,
  ),
});

/** Every part of `npm run lint`: `npm run lint types code` runs two of them. */
export const linters = {
  code: "eslint . --cache --max-warnings 0",
  types: "tsc",
  format: "prettier . --check --log-level warn",
  spelling: "cspell . --no-progress --quiet",
  unused: "knip",
  imports: "depcruise src packages docusaurus.config.ts --config .dependency-cruiser.mjs --output-type err-long",
  css: 'stylelint "src/**/*.css" --max-warnings 0',
} as const;

export const parts = {
  generate: { commands: ["npm run --silent generate"] },
  lint: { commands: Object.values(linters), sideBySide: true },
  unit: { commands: ["vitest run --project unit"] },
  // The tests of the packages stand beside their code.
  packages: { commands: ["cd packages && node --test"] },
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
  integration: { commands: ["vitest run --project integration"] },
  e2eMore: { needs: ["browser"], commands: [`${browserTests} --grep-invert @promise`] },
  starlight: withFramework("starlight"),
  formatter: { needs: ["browser"], commands: ["vitest run --project formatter"] },
  project: { needs: ["browser"], commands: ["vitest run --project project"] },
  install: { commands: ['vitest run --project installs -t "with npm, VitePress and an empty folder"'] },

  thorough: { needs: ["browser"], commands: ["playwright test --project=thorough"] },
  // Each browser test five times.
  stress: { needs: ["browser"], commands: [fixtureSite, `${allBrowserTests} --repeat-each=5 --retries=0`] },
  node24: onNode(24),
  node26: onNode(26),
  matrices: {
    needs: ["browser"],
    commands: [
      `${fixtureSite} && MATRIX=full ${allBrowserTests} --grep @matrix`,
      "MATRIX=full vitest run --project integration blocks.output",
      "MATRIX=full vitest run --project integration worker/",
    ],
  },
  vitepress: withFramework("vitepress"),
  mkdocs: withFramework("mkdocs", ["mkdocs"]),
  hugo: withFramework("hugo", ["hugo"]),
  dev: { needs: ["browser"], commands: ["vitest run --project dev"] },
  growth: { commands: ["vitest run --project growth"] },
  relations: { commands: ["vitest run --project relations"] },
  // Get started with npm, Yarn and pnpm, in an empty folder and in a project that has graphql 17.
  installs: { commands: ["vitest run --project installs"] },
  instances: { commands: ["vitest run --project instances"] },
  // All tests of attacks, wherever they are.
  security: {
    needs: ["browser", "nginx"],
    commands: ["vitest run security", `${fixtureSite} && ${browserTests} security-`],
  },
  axe: { needs: ["browser"], commands: ["MATRIX=full playwright test --project=axe"] },
  nginx: {
    needs: ["browser", "nginx"],
    commands: ["SITE_SERVER=nginx playwright test --project=site --project=thorough"],
  },
  // The site without the lean client.
  stock: {
    needs: ["browser"],
    commands: [
      "npm run --silent generate && LEAN_CLIENT=off docusaurus build --out-dir build-stock",
      `SITE_BUILD=build-stock ${buildTests} --exclude tests/build/firstVisit.test.ts`,
      "SITE_BUILD=build-stock playwright test --project=site --project=thorough --grep-invert @lean",
    ],
  },
  lighthouse: { needs: ["browser"], commands: ["vitest run --project lighthouse"] },
  // What programs that read docs find of the site, by the checker of the Agent-Friendly Documentation Spec.
  agents: { needs: ["nginx"], commands: ["vitest run --project agents"] },
  // The HTML of each page, by the Nu HTML checker. Without Java it is left out, and fails in CI.
  markup: {
    needs: ["java"],
    commands: ["npx --yes vnu-jar@26.9.27 --skip-non-html --errors-only --filterfile tests/markup/allowed.txt build"],
  },
  // Two builds of one commit are the same, byte for byte.
  reproducible: { commands: ["vitest run --project reproducible"] },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

/** The parts of each suite, in their order. */
export const suites = {
  /** `npm test`: everything that is promised, with matrices sampled. The first failure ends it. */
  test: ["generate", "lint", "unit", "packages", "docs", "conformance", "site", "build", "deploy", "faulty", "e2e"],
  /** `npm run test:more`: what no promise covers, and slow tests. It needs the sites that `npm test` built. */
  more: ["firefox", "webkit", "integration", "e2eMore", "starlight", "formatter", "project", "install"],
  /** `npm run test:all`: what is too long for every change. Its last result stands in `tests/RESULTS.md`. */
  all: [
    "site",
    "thorough",
    "stress",
    "node24",
    "node26",
    "matrices",
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
} as const satisfies Readonly<Record<string, readonly PartName[]>>;
