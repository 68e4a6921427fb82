/** Writes the coverage of a schema as Markdown, and as annotations for GitHub. */
import { codeLink, count } from "./markdown.mjs";

/** @import { Coverage, Gap, Share } from "./coverage.mjs" */

const LISTS = /** @type {const} */ ([
  ["undescribed", "Without a description", "has no description"],
  ["deprecatedWithoutReason", "Deprecated without a reason", "is deprecated without a reason"],
  ["withoutExample", "Without an example", "has no example, but others beside it have one"],
]);

/** @typedef {(gap: { readonly path: string, readonly place?: Gap["place"] }) => string | undefined} UrlOf */

/**
 * Writes tables by kind and by group, and lists of gaps.
 *
 * @param {Coverage} coverage
 * @param {object} links
 * @param {UrlOf} links.urlOf
 * @param {string} [links.sourceUrl] URL of the folder to which files are relative, for links to lines
 * @returns {string}
 */
export function renderCoverage(coverage, { urlOf, sourceUrl }) {
  const { total, kinds, groups } = coverage;
  const parts = [sentence(total), table("Kind", kinds)];
  if (Object.keys(groups).length > 0) parts.push(table("Group", groups));
  for (const [list, title] of LISTS) {
    const gaps = coverage[list];
    if (gaps.length === 0) continue;
    parts.push(`## ${title}`, renderGaps(gaps, urlOf, sourceUrl));
  }
  return parts.join("\n\n");
}

/** @type {(share: Share) => string} */
const percent = (share) => `${String(share.percent)}%`;

/** @type {(total: Share) => string} */
const sentence = (total) =>
  `${percent(total)} of ${count(total.count, "element")} ${total.count === 1 ? "has" : "have"} a description.`;

/** @type {(title: string, shares: Record<string, Share>) => string} */
function table(title, shares) {
  const rows = Object.entries(shares)
    .filter(([, share]) => share.count > 0)
    .map(([name, share]) => [name, String(share.described), String(share.count), percent(share)]);
  const lines = [[title, "Described", "All", "Share"], ["---", "--:", "--:", "--:"], ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll(/[|<>{}\\`]/gu, " ")).join(" | ")} |`)
    .join("\n");
}

/** @type {(gaps: readonly Gap[], urlOf: UrlOf, sourceUrl: string | undefined) => string} */
function renderGaps(gaps, urlOf, sourceUrl) {
  const lines = [];
  let owner = "";
  for (const gap of gaps) {
    const isWhole = gap.path === gap.owner.path;
    if (gap.owner.path !== owner) {
      const name = codeLink(gap.owner.name, urlOf(isWhole ? gap : { path: gap.owner.path, place: pageOf(gap) }));
      lines.push(`- ${gap.owner.kind} ${name}${isWhole ? source(gap, sourceUrl) : ""}`);
      owner = gap.owner.path;
      if (isWhole) continue;
    }
    const name = gap.path.slice(gap.owner.path.length + 1);
    lines.push(`    - ${codeLink(name, urlOf(gap))}${source(gap, sourceUrl)}`);
  }
  return lines.join("\n");
}

/**
 * Returns the page of an element, without the anchor.
 *
 * @type {(gap: Gap) => Gap["place"]}
 */
function pageOf({ place }) {
  if (!place) return undefined;
  const { page, path, url } = place;
  return { page, path: path.replace(/#.*$/u, ""), url: url.replace(/#.*$/u, "") };
}

/** @type {(gap: Gap, sourceUrl: string | undefined) => string} */
function source({ file, line }, sourceUrl) {
  if (file === undefined || line === undefined) return "";
  const text = `${file}:${String(line)}`;
  const url = sourceUrl && `${sourceUrl.replace(/\/$/u, "")}/${encodeURI(file)}#L${String(line)}`;
  return `, ${codeLink(text, url)}`;
}

/**
 * Writes workflow commands, which GitHub shows beside the lines of a pull request.
 *
 * @param {Coverage} coverage
 * @param {"warning" | "error"} level of missing descriptions
 * @returns {string}
 */
export function renderAnnotations(coverage, level) {
  const lines = LISTS.flatMap(([list, title, text]) =>
    coverage[list].map(({ path, file, line }) => {
      const place = file === undefined ? "" : `file=${escapeProperty(file)},line=${String(line)},`;
      return `::${list === "undescribed" ? level : "warning"} ${place}title=${title}::${path} ${text}`;
    }),
  );
  const { total } = coverage;
  return [...lines, sentence(total)].join("\n");
}

/** @type {(text: string) => string} */
const escapeProperty = (text) =>
  text.replaceAll(/[%\r\n:,]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
