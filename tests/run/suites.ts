/** One part of a suite: commands that run one after the other or, where nothing is measured and no core is busy, side by side. */
export interface Part {
  readonly name: string;
  readonly commands: readonly string[];
  readonly sideBySide?: boolean;
}

const script = (name: string): string => `npm run --silent ${name}`;
const part = (name: string, ...commands: readonly string[]): Part => ({ name, commands });

const lint = ["code", "types", "format", "spelling", "unused", "imports", "css"].map((of) => script(`lint:${of}`));

/** The site in browsers of other makes than Chromium; one that cannot be had is left out, and fails in CI. */
const engines = ["firefox", "webkit"].map((name) =>
  part(
    `in ${name === "firefox" ? "Firefox" : "WebKit"}`,
    `npx tsx tests/system/index.ts nginx ${name} && npx vitest run --project engines ${name}.test`,
  ),
);

/** Sites of other frameworks that npm installs. */
const npmFrameworks = 'npx vitest run --project frameworks -t "starlight|vitepress"';

/** Sites of other frameworks; those of one that cannot be installed are skipped, and fail in CI. */
const frameworks = part(
  "sites of other frameworks",
  npmFrameworks,
  ...["mkdocs", "hugo"].map(
    (name) => `npx tsx tests/system/index.ts ${name} && npx vitest run --project frameworks -t ${name}`,
  ),
);

/** The build and the fast tests on another release of Node.js than the one that is installed. */
const onNode = (release: number): Part =>
  part(
    `on Node.js ${String(release)}`,
    ...["build", "test:unit", "test:examples"].map((name) => `npx --yes -p node@${String(release)} ${script(name)}`),
  );

/** What each command runs, in its order; the first failure ends it. */
export const suites = {
  /** `npm test`: everything that is promised, with matrices sampled. */
  test: [
    part("browser and nginx", "npx tsx tests/system/index.ts browser nginx"),
    part("generate", script("generate")),
    { name: "lint", commands: lint, sideBySide: true },
    part("unit", script("test:unit"), script("test:examples")),
    part("docs", script("test:docs")),
    part("conformance", script("test:conformance")),
    part("site", script("test:site")),
    part("site, as files", script("test:build")),
    part("site, on nginx", script("test:deploy")),
    part("faulty sites", script("test:fixtures")),
    part("in the browser", `${script("test:e2e")} -- --grep-invert @slow`),
  ],
  /** `npm run test:more`: what takes long, and nothing else proves. It wants the site that `npm test` has built. */
  more: [
    part("browsers and nginx", "npx tsx tests/system/index.ts browser nginx firefox webkit"),
    ...engines,
    part("integration", script("test:integration")),
    part("what takes a browser long", 'npm run --silent test:e2e -- --grep "@slow"'),
    part("sites of other frameworks", npmFrameworks),
    part("stock site with the formatter", script("test:takeHome")),
    part("downloaded projects", script("test:project")),
  ],
  /** `npm run test:engines`. It wants the site that `npm test` has built. */
  engines: [part("browsers and nginx", "npx tsx tests/system/index.ts nginx firefox webkit"), ...engines],
  /** `npm run test:frameworks`. */
  frameworks: [part("generators", "npx tsx tests/system/index.ts mkdocs hugo"), frameworks],
  /** `npm run test:all`: what is too long for every change. Its last result stands in `tests/RESULTS.md`. */
  all: [
    part("browser, nginx and generators", "npx tsx tests/system/index.ts browser nginx mkdocs hugo"),
    part("site", script("build")),
    part("each browser test five times", script("test:stress")),
    ...[24, 26].map(onNode),
    part("complete matrices", 'MATRIX=full npm run --silent test:e2e -- --grep "@matrix"'),
    part("docs, with each choice of tabs", "MATRIX=full npm run --silent test:integration -- blocks.output"),
    part(
      "playground in all pairs of options, and its times",
      "MATRIX=full npm run --silent test:integration -- engine/",
    ),
    frameworks,
    part("development server", script("test:dev")),
    part("large schemas", script("test:relations")),
    part("site with a fifth docs instance", script("test:instances")),
    part("fixture site twice", script("test:reproducible:fixture")),
    part("sites built from hostile schemas", "npx vitest run --project security"),
    part("all pages with axe, at each width, in each mode", "MATRIX=full npm run --silent test:axe"),
    part("all of the browser tests on nginx", script("test:e2e:nginx")),
    part(
      "stock client, in the browser and as files",
      script("test:e2e:stock"),
      "SITE_BUILD=build-stock npx vitest run --project build --exclude tests/build/firstVisit.test.ts",
    ),
    part("Lighthouse", script("test:lighthouse")),
    part("site twice", script("test:reproducible")),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
