import { readFileSync } from "node:fs";

/**
 * The folders of `src/` by rank. Code imports only from its own folder and from those of ranks to the right:
 * config, generate -> pages, theme, client -> plugins -> components -> data, shared.
 */
const RANKS = [["config", "generate"], ["pages", "theme", "client"], ["plugins"], ["components"], ["data", "shared"]];

/**
 * Returns a pattern that matches the files in some folders of `src/`.
 *
 * @param {readonly string[]} folders
 */
const filesIn = (folders) => `^src/(?:${folders.join("|")})/`;

/**
 * One rule for each folder: it may not import from other folders of its rank, or from ranks to the left.
 *
 * @type {import("dependency-cruiser").IForbiddenRuleType[]}
 */
const rankRules = RANKS.flatMap((rank, at) =>
  rank.map((folder) => {
    const forbidden = RANKS.slice(0, at + 1)
      .flat()
      .filter((other) => other !== folder);
    return {
      name: `rank-of-${folder}`,
      severity: "error",
      comment: `src/${folder} imports only from ${
        RANKS.slice(at + 1)
          .flat()
          .join(", ") || "itself"
      }: move the imported code there, or the importing code to a folder that may import it.`,
      from: { path: filesIn([folder]) },
      to: { path: forbidden.length > 0 ? filesIn(forbidden) : "^$" },
    };
  }),
);

/**
 * Modules that every site with one of our packages has: React, Docusaurus and its themes, graphql and GraphQL-Markdown; and
 * those that a package's README says to install: dagre, GraphQL Inspector and, for tests, fast-check.
 */
const AVAILABLE_TO_READERS =
  "^(?:node_modules/)?(?:(?:react|graphql|fast-check|@dagrejs/dagre|@graphql-inspector/core|@(?:docusaurus|graphql-markdown)/[^/]+)(?:/|$)|@theme(?:-init|-original)?/)";

const search = JSON.parse(readFileSync(new URL("packages/search/package.json", import.meta.url), "utf8"));

/** Dependencies of `packages/search` (of `@types/hast`, imports name only `hast`), and a module that its theme generates. */
const NEEDED_BY_SEARCH = `^(?:node_modules/)?(?:@types/)?(?:${[
  ...Object.keys({ ...search.dependencies, ...search.peerDependencies }),
  "hast",
  "@generated/docusaurus-lean-search",
].join("|")})(?:/|$)`;

/** What the tests of the search import besides. */
const NEEDED_BY_TESTS = "^(?:node_modules/)?(?:vitest|cheerio|@testing-library/react)(?:/|$)";

/** The code of the search that runs in the page or its worker. */
const SEARCH_IN_BROWSER = "^packages/search/src/(?:client|engine|shared|theme|ui)/";

const IS_TEST = "\\.test\\.(?:mjs|tsx?)$";

/**
 * Returns the rule for a package that readers use in their own sites.
 *
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from - the importing files; the first group of `path` is the package's folder
 * @param {readonly string[]} others - patterns of modules that the package may import besides those of every such site
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const standAloneRule = (name, from, others = []) => ({
  name,
  severity: "error",
  comment:
    "Readers use this package in their own sites: it uses its own files, Node.js, and what its README or package.json names.",
  from,
  to: { pathNot: ["^packages/$1/", AVAILABLE_TO_READERS, ...others], dependencyTypesNot: ["core"] },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...rankRules,
    {
      name: "no-circle",
      severity: "error",
      comment: "Files that import each other can only be understood together: move what both need into a third.",
      from: { path: "^(?:src|packages/search/src|tests)/" },
      to: { circular: true },
    },
    {
      name: "six-folders",
      severity: "error",
      comment:
        "No file lies more than six folders below the root: a flatter folder, or a larger file, is easier to find.",
      from: { path: "^(?:src|packages)/[^/]+/[^/]+/[^/]+/[^/]+/[^/]+/[^/]+/" },
      to: {},
    },
    {
      name: "feature-entries",
      severity: "error",
      comment: "Reach a feature through src/plugins/<feature>/index.ts (Node.js) or browser/index.ts (in the page).",
      from: { path: "^(?!src/plugins/)", pathNot: "^tests/" },
      to: { path: "^src/plugins/[^/]+/", pathNot: "^src/plugins/[^/]+/(?:browser/)?index\\.tsx?$" },
    },
    {
      name: "feature-entries-between-features",
      severity: "error",
      comment: "Reach another feature through its index.ts (Node.js) or browser/index.ts (in the page).",
      from: { path: "^src/plugins/([^/]+)/" },
      to: { path: "^src/plugins/[^/]+/", pathNot: "^src/plugins/(?:$1/|[^/]+/(?:browser/)?index\\.tsx?$)" },
    },
    {
      name: "page-enters-features-by-browser",
      severity: "error",
      comment: "In the page, a feature is reached through its browser/index.ts; its index.ts runs in Node.js.",
      from: { path: "^src/(?:pages|theme|client|components|plugins/[^/]+/browser)/" },
      to: { path: "^src/plugins/[^/]+/index\\.tsx?$" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      comment: "Code that runs in the page can use nothing of Node.js: move this part to the code of the build.",
      from: {
        path: [
          "^src/(?:plugins/[^/]+/browser|pages|theme|client|components)/",
          "^packages/reference-formatter/(?:components|docusaurus/theme)/",
          SEARCH_IN_BROWSER,
        ],
        pathNot: IS_TEST,
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-build-code-in-the-browser",
      severity: "error",
      comment:
        "Code that runs in the page imports from browser/ and shared/ of its feature, not code that runs in Node.js.",
      from: { path: "^src/plugins/([^/]+)/browser/" },
      to: { path: "^src/plugins/$1/", pathNot: "^src/plugins/$1/(?:browser|shared)/" },
    },
    {
      name: "no-build-code-in-the-search-box",
      severity: "error",
      comment: "In the page and its worker, don't import code that runs in Node.js.",
      from: { path: SEARCH_IN_BROWSER, pathNot: IS_TEST },
      to: { path: "^packages/search/src/build/" },
    },
    // Not for starters: each imports the packages that its own package.json names.
    standAloneRule("packages-stand-alone", { path: "^packages/((?!search/|starters/)[^/]+)/" }),
    standAloneRule("search-stands-alone", { path: "^packages/(search)/", pathNot: `${IS_TEST}|/testing/` }, [
      NEEDED_BY_SEARCH,
    ]),
    standAloneRule("tests-of-search-stand-alone", { path: `^packages/(search)/.*(?:${IS_TEST}|/testing/)` }, [
      NEEDED_BY_SEARCH,
      NEEDED_BY_TESTS,
    ]),
    {
      name: "starters-stand-alone",
      severity: "error",
      comment: "Readers copy a starter as it is: it uses its own files and packages, nothing else of this repository.",
      from: { path: "^packages/starters/([^/]+)/" },
      to: { path: "^(?:src|examples|tests|scripts|packages)/", pathNot: "^packages/starters/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // The compiled search.
    exclude: { path: "^packages/search/lib/" },
    tsPreCompilationDeps: true,
    // Imports of types in comments, too: where readers type-check a copy of the formatter, these must be found.
    detectJSDocImports: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"] },
  },
};
