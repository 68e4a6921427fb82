import { readFileSync } from "node:fs";

/**
 * The ranks of the house. Code imports only from rooms to the right of its own:
 * config, generate -> pages, theme, client -> plugins -> components -> data, shared.
 */
const RANKS = [["config", "generate"], ["pages", "theme", "client"], ["plugins"], ["components"], ["data", "shared"]];

/**
 * Matches the files of some rooms below `src/`.
 *
 * @param {readonly string[]} rooms
 */
const inRooms = (rooms) => `^src/(?:${rooms.join("|")})/`;

/**
 * One rule for each room: it may not import from rooms of its own rank, or of one to the left.
 *
 * @type {import("dependency-cruiser").IForbiddenRuleType[]}
 */
const rankRules = RANKS.flatMap((rank, at) =>
  rank.map((room) => {
    const forbidden = RANKS.slice(0, at + 1)
      .flat()
      .filter((other) => other !== room);
    return {
      name: `rank-of-${room}`,
      severity: "error",
      comment: `src/${room} imports only from ${
        RANKS.slice(at + 1)
          .flat()
          .join(", ") || "itself"
      }: move the code to the right, or what imports it to the left.`,
      from: { path: inRooms([room]) },
      to: { path: forbidden.length > 0 ? inRooms(forbidden) : "^$" },
    };
  }),
);

/**
 * Packages that a site with a package of ours has: React, Docusaurus and its themes, graphql and the tool; and what a README
 * says to install: dagre, GraphQL Inspector, and for tests fast-check.
 */
const AVAILABLE_TO_READERS =
  "^(?:node_modules/)?(?:(?:react|graphql|fast-check|@dagrejs/dagre|@graphql-inspector/core|@(?:docusaurus|graphql-markdown)/[^/]+)(?:/|$)|@theme(?:-init|-original)?/)";

const search = JSON.parse(readFileSync(new URL("packages/search/package.json", import.meta.url), "utf8"));

/** What `packages/search` says it needs, the types of hast, and a module that the theme writes. */
const NEEDED_BY_SEARCH = `^(?:node_modules/)?(?:@types/)?(?:${[
  ...Object.keys({ ...search.dependencies, ...search.peerDependencies }),
  "hast",
  "@generated/docusaurus-lean-search",
].join("|")})(?:/|$)`;

/** What the tests of the search need too. */
const NEEDED_BY_TESTS = "^(?:node_modules/)?(?:vitest|cheerio|@testing-library/react)(?:/|$)";

/** The code of the search that runs in the page or its worker. */
const SEARCH_IN_BROWSER = "^packages/search/src/(?:client|engine|shared|theme|ui)/";

const IS_TEST = "\\.test\\.(?:mjs|tsx?)$";

/**
 * The rule for a package that readers use in sites of their own.
 *
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from - with the name of the package as its first group
 * @param {readonly string[]} others - patterns of what it needs besides what such a site has
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const standsAlone = (name, from, others = []) => ({
  name,
  severity: "error",
  comment:
    "Readers use a package in sites of their own: it uses its own files, Node.js, and what its README or package.json names.",
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
      from: { path: "^(?:src|packages/search/src)/" },
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
      comment: "What runs in the page has nothing of Node.js; move this part beside browser/.",
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
      comment: "What runs in the page imports from browser/ and shared/ of its feature, not from what runs in Node.js.",
      from: { path: "^src/plugins/([^/]+)/browser/" },
      to: { path: "^src/plugins/$1/", pathNot: "^src/plugins/$1/(?:browser|shared)/" },
    },
    {
      name: "no-build-code-in-the-search-box",
      severity: "error",
      comment: "What runs in the page or its worker doesn't import what runs in Node.js.",
      from: { path: SEARCH_IN_BROWSER, pathNot: IS_TEST },
      to: { path: "^packages/search/src/build/" },
    },
    // A starter has its own packages, which its package.json names.
    standsAlone("packages-stand-alone", { path: "^packages/((?!search/|starters/)[^/]+)/" }),
    standsAlone("search-stands-alone", { path: "^packages/(search)/", pathNot: `${IS_TEST}|/testing/` }, [
      NEEDED_BY_SEARCH,
    ]),
    standsAlone("tests-of-search-stand-alone", { path: `^packages/(search)/.*(?:${IS_TEST}|/testing/)` }, [
      NEEDED_BY_SEARCH,
      NEEDED_BY_TESTS,
    ]),
    {
      name: "starters-stand-alone",
      severity: "error",
      comment: "Readers copy a starter as it is: it uses its own files and packages, nothing of the site.",
      from: { path: "^packages/starters/([^/]+)/" },
      to: { path: "^(?:src|examples|tests|scripts|packages)/", pathNot: "^packages/starters/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Compiled.
    exclude: { path: "^packages/search/lib/" },
    tsPreCompilationDeps: true,
    // Types in comments, too: a copy of the formatter is checked with them.
    detectJSDocImports: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"] },
  },
};
