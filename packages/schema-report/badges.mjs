/**
 * Marks new and changed elements on the pages of the reference formatter. Write the changes into a file, and add two lines to
 * the formatter's `index.mjs`:
 *
 *     import { badgesOf } from "../schema-report/badges.mjs";
 *     export const afterRenderTypeEntitiesHook = badgesOf(new URL("../changes.json", import.meta.url));
 */
import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** @typedef {{ readonly status: string, readonly page?: string, readonly anchor?: string }} Change of the report with `--format json` */
/** @typedef {{ readonly data: { readonly filePath: string, readonly outputDir: string } }} PageEvent */

/** @type {(tone: string) => string} */
const badge = (tone) => `<Badge tone="${tone}">${tone}</Badge>`;

/**
 * Creates the hook that adds badges to each page after it was written.
 *
 * @param {string | URL} file with the report of `schema-report changes --format json`; if missing, pages get no badges
 * @returns {(event: PageEvent) => Promise<void>}
 * @throws {SyntaxError} when the file is not JSON
 */
export function badgesOf(file) {
  const { changes } = /** @type {{ changes: readonly Change[] }} */ (
    existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { changes: [] }
  );
  return async ({ data: { filePath, outputDir } }) => {
    const page = path
      .relative(outputDir, filePath)
      .split(path.sep)
      .join("/")
      .replace(/\.mdx?$/u, "");
    const ofPage = changes.filter((change) => change.page === page);
    if (ofPage.length > 0) await writeFile(filePath, addBadges(await readFile(filePath, "utf8"), ofPage));
  };
}

/**
 * Adds badges to a page: one for the page, and one for each row that changed.
 *
 * @param {string} content MDX of the reference formatter
 * @param {readonly Change[]} changes of this page
 * @returns {string}
 */
export function addBadges(content, changes) {
  const isNew = changes.some(({ status, anchor }) => status === "added" && anchor === undefined);
  const withFact = content.replace("\n\n</Facts>", `\n- ${badge(isNew ? "new" : "changed")}\n\n</Facts>`);
  /** @type {Map<string, string>} */
  const rows = new Map();
  for (const { status, anchor } of changes) {
    if (anchor !== undefined && rows.get(anchor) !== "new") rows.set(anchor, status === "added" ? "new" : "changed");
  }
  // A heading, and the line with the type, which enum values do not have.
  const row = /^(?<heading>#{3,4} .*\{#(?<id>[^\\}]+)\\?\})(?<signature>\n\n<Signature.*(?=<\/Signature>))?/gmu;
  return withFact.replaceAll(row, (whole, ...rest) => {
    const { id = "", signature } = /** @type {Record<string, string | undefined>} */ (rest.at(-1));
    const tone = rows.get(id);
    if (tone === undefined) return whole;
    return signature === undefined ? `${whole}\n\n${badge(tone)}` : `${whole} ${badge(tone)}`;
  });
}
