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
  contents: read

jobs:
  generate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0
        with:
          node-version: lts/*
          cache: npm
      - run: npm ci --ignore-scripts
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
      - if: github.event_name != 'pull_request'
        uses: actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0
        with:
          name: pages
          path: ${folder}

  # This job can write to the repository, so it runs nothing that the other one installed.
  propose:
    needs: generate
    if: github.event_name != 'pull_request'
    runs-on: ubuntu-latest
    permissions:
      contents: write
      pull-requests: write
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - run: find ${folder} -name "*.md*" -delete
      - uses: actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0
        with:
          name: pages
          path: ${folder}
      # A hidden file could be one that git runs.
      - run: find ${folder} -mindepth 1 -name ".*" -exec rm -rf {} +
      - name: Open a pull request
        env:
          GH_TOKEN: \${{ github.token }}
        run: |
          git add --all ${folder}
          if git diff --cached --quiet; then exit; fi
          git -c user.name="Schema pages" -c user.email="schema-pages@example.com" commit --message "Update the schema pages"
          gh auth setup-git
          git push --force origin HEAD:refs/heads/schema-pages
          gh pr list --head schema-pages --json isCrossRepository --jq ".[].isCrossRepository" | grep --quiet false ||
            gh pr create --head schema-pages --title "Update the schema pages" --body "The schema has changed."
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
