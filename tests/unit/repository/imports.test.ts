import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../writeFiles";

const root = path.resolve(import.meta.dirname, "../../..");

const FORMATTER = "packages/reference-formatter/page/file.mjs";
const SEARCH = "packages/search/src/build/file.ts";
const SEARCH_TEST = "packages/search/src/build/file.test.ts";

/**
 * Forbidden imports: importing file, imported file or package, violated rule, and the part of the message that says what is
 * allowed.
 */
const WRONG = [
  ["src/data/rows.ts", "src/components/table.ts", "rank-of-data", "src/data imports only from itself"],
  ["src/components/box.ts", "src/plugins/startup/browser/index.ts", "rank-of-components", "only from data, shared"],
  ["src/plugins/startup/index.ts", "src/theme/Layout.ts", "rank-of-plugins", "only from components, data, shared"],
  ["src/pages/index.ts", "src/client/start.ts", "rank-of-pages", "only from plugins, components, data, shared"],
  ["src/theme/Layout.ts", "src/plugins/startup/index.ts", "page-enters-features-by-browser", "browser/index.ts"],
  [
    "src/plugins/startup/browser/index.ts",
    "src/plugins/playground/index.ts",
    "page-enters-features-by-browser",
    "browser/index.ts",
  ],
  [
    "src/plugins/startup/presses.ts",
    "src/plugins/playground/bundler.ts",
    "feature-entries-between-features",
    "index.ts",
  ],
  ["src/client/start.ts", "src/plugins/startup/browser/box.ts", "feature-entries", "index.ts (Node.js)"],
  [FORMATTER, "src/data/rows.ts", "packages-stand-alone", "it uses its own files"],
  [FORMATTER, "examples/options/other.mjs", "packages-stand-alone", "it uses its own files"],
  [FORMATTER, "@site/src/data/rows.ts", "packages-stand-alone", "it uses its own files"],
  [FORMATTER, "clsx", "packages-stand-alone", "it uses its own files"],
  // Its name begins like that of an allowed package.
  [FORMATTER, "react-markdown", "packages-stand-alone", "it uses its own files"],
  [FORMATTER, "mdast", "packages-stand-alone", "it uses its own files"],
  [SEARCH, "src/data/rows.ts", "search-stands-alone", "it uses its own files"],
  [SEARCH, "cheerio", "search-stands-alone", "it uses its own files"],
  [SEARCH_TEST, "tests/writeFiles.ts", "tests-of-search-stand-alone", "it uses its own files"],
  ["packages/search/src/ui/file.ts", SEARCH, "no-build-code-in-the-search-box", "runs in Node.js"],
  ["packages/search/src/ui/file.ts", "path", "no-node-in-the-browser", "nothing of Node.js"],
  ["packages/reference-formatter/components/file.mjs", "path", "no-node-in-the-browser", "nothing of Node.js"],
] as const;

/** Allowed imports. */
const RIGHT = [
  ["src/config/navbar.ts", "src/data/rows.ts"],
  ["src/theme/Footer.ts", "src/plugins/startup/browser/index.ts"],
  ["src/plugins/playground/index.ts", "src/plugins/startup/index.ts"],
  [FORMATTER, "packages/reference-formatter/own.mjs"],
  [FORMATTER, "path"],
  [FORMATTER, "react"],
  [FORMATTER, "@docusaurus/Link"],
  [FORMATTER, "@theme/Details"],
  [FORMATTER, "@theme-init/MDXComponents"],
  [FORMATTER, "graphql"],
  [FORMATTER, "@graphql-markdown/docusaurus/mdx"],
  [FORMATTER, "@dagrejs/dagre"],
  [SEARCH, "path"],
  [SEARCH, "lunr"],
  [SEARCH, "@docusaurus/utils-validation"],
  [SEARCH_TEST, "vitest"],
  [SEARCH_TEST, "cheerio"],
] as const;

const imports = [...WRONG, ...RIGHT].map(([from, to]) => ({ from, to }));

/** Whether an import is of a file, not of a package. */
const isFile = (name: string): boolean => /^(?:src|packages|examples|tests)\//u.test(name);

/** The code of a file with its imports. The package `mdast` is imported for types only. */
function textOf(name: string): string {
  const own = imports.filter(({ from }) => from === name);
  return own
    .map(({ to }) => {
      if (to === "mdast") return '/** @import { Root } from "mdast" */\n';
      return `import "${isFile(to) ? path.posix.relative(path.posix.dirname(name), to) : to}";\n`;
    })
    .join("");
}

let folder = "";
let output = "";

/** Runs the same linter as `npm run lint imports` on all files at once, because it takes seconds to start. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "imports-"));
  const names = imports.flatMap(({ from, to }) => [from, to]).filter(isFile);
  await writeFiles(folder, { "tsconfig.json": "{}", ...Object.fromEntries(names.map((name) => [name, textOf(name)])) });
  const depcruise = path.join(root, "node_modules/.bin/depcruise");
  const config = path.join(root, ".dependency-cruiser.mjs");
  const { stdout } = spawnSync(depcruise, ["src", "packages", "--config", config, "--output-type", "err-long"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  output = stdout;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe("an import", () => {
  it.each(WRONG)("from %s to %s violates the rule %s", (from, to, rule, allowed) => {
    const messages = output.split("\n\n");
    const message = messages.find((each) => each.includes(`${rule}: ${from} → ${to}`));
    expect(message).toContain(allowed);
  });

  it.each(RIGHT)("from %s to %s is allowed", (from, to) => {
    expect(output).not.toContain(`${from} → ${to}\n`);
  });
});
