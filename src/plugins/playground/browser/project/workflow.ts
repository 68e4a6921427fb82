import { generateCommandOf, pagesFolderOf } from "./setup";
import type { Setup } from "./setup";

/** The workflow of GitHub Actions that keeps committed pages in step with the schema: see the docs on continuous integration. */
export function workflowOf(setup: Setup): string {
  const folder = pagesFolderOf(setup);
  // The preset's lists have their entries in any order.
  const compared = setup.options.framework === "starlight" ? ` -- . ":(exclude)*/index.md"` : "";
  return `name: Schema pages

on:
  pull_request:
  schedule:
    - cron: "0 5 * * 1-5"
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

jobs:
  pages:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: lts/*
          cache: npm
      - run: npm ci
      - name: Generate the pages
        run: |
          find ${folder} -name "*.md*" -delete
          npx ${generateCommandOf(setup)}
          node count-pages.mjs
      - name: Fail when the committed pages differ
        if: github.event_name == 'pull_request'
        run: |
          git add --all ${folder}
          git diff --cached --exit-code --stat${compared}
      - name: Open a pull request
        if: github.event_name != 'pull_request'
        uses: peter-evans/create-pull-request@v8
        with:
          add-paths: ${folder}
          branch: schema-pages
          commit-message: Update the schema pages
          delete-branch: true
          title: Update the schema pages
`;
}

/** Pages that may go before the workflow fails: a tenth of them. */
const SHARE = 0.9;

/**
 * The script that fails when a run has written too few pages, which the tool does not.
 *
 * @param pages that there are now
 */
export function countPagesOf(setup: Setup, pages: number): string {
  return `import { readdirSync } from "node:fs";

const pages = readdirSync("${pagesFolderOf(setup)}", { encoding: "utf8", recursive: true }).filter((file) => /\\.mdx?$/.test(file));
console.log(\`\${pages.length} pages\`);
if (pages.length < ${String(Math.ceil(pages * SHARE))}) process.exit(1);
`;
}
