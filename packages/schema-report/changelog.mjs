/** Adds sections to a changelog, and keeps the links of earlier ones correct. */
import { createHash } from "node:crypto";
import { inline } from "./markdown.mjs";

/** @type {(text: string) => string} */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Matches the last line of a section, which readers do not see: hashes of the old schema and of the section as it was
 * written.
 */
const MARK = /^\[schema-report\]: # "(?<old>\w+) (?<body>\w+)"$/mu;

/** @type {(old: string, body: string) => string} */
const markOf = (old, body) => `[schema-report]: # "${old} ${hashOf(body)}"`;

/** Splits a changelog before each section. */
const SECTIONS = /^(?=## )/mu;

/**
 * Adds a section before the first section that this package wrote, or at the end if there is none. Earlier sections and other
 * text stay as they are. But a section of the same name and with the same old schema is replaced, unless somebody has edited it.
 *
 * @param {string} text the changelog
 * @param {object} section
 * @param {string} section.name
 * @param {string} section.body
 * @param {string} section.oldSchema a text that is the same for equal schemas
 * @returns {string} the same text if it has the section already
 */
export function addSection(text, { name, body, oldSchema }) {
  const old = hashOf(oldSchema);
  const title = `## ${inline(name)}`;
  const section = `${title}\n\n${body}\n\n${markOf(old, body)}\n`;
  const parts = text.split(SECTIONS);
  const sections = parts.map((part) => ({ part, mark: MARK.exec(part)?.groups }));
  if (sections.some(({ mark }) => mark?.["old"] === old && mark["body"] === hashOf(body))) return text;
  const same = sections.findIndex(
    ({ part, mark }) => mark?.["old"] === old && part.startsWith(`${title}\n`) && hashOf(bodyOf(part)) === mark["body"],
  );
  if (same !== -1) return parts.with(same, parts.length === same + 1 ? section : `${section}\n`).join("");
  const first = sections.findIndex(({ mark }) => mark);
  if (first === -1) return `${text.trimEnd()}\n\n${section}`.trimStart();
  return parts.toSpliced(first, 0, `${section}\n`).join("");
}

/**
 * Replaces broken links, to elements that are gone, by their text. Sections that somebody has edited stay unchanged.
 *
 * @param {string} text the changelog
 * @param {(url: string) => boolean} isLive whether a URL leads to an element on the generated pages
 * @returns {string}
 */
export function removeDeadLinks(text, isLive) {
  const parts = text.split(SECTIONS).map((part) => {
    const { 0: line = "", groups: mark } = MARK.exec(part) ?? {};
    const body = bodyOf(part);
    if (mark?.["body"] !== hashOf(body)) return part;
    const live = body.replaceAll(
      /\[(`.*?`)\]\(([^()]*)\)/gu,
      (link, /** @type {string} */ code, /** @type {string} */ url) => (isLive(url) ? link : code),
    );
    const newMark = markOf(mark["old"] ?? "", live);
    return part.replace(body, () => live).replace(line, () => newMark);
  });
  return parts.join("");
}

/** @type {(section: string) => string} */
const bodyOf = (section) => section.replace(/^.*\n\n/u, "").replace(/\n\n\[schema-report\]:[^]*$/u, "");
