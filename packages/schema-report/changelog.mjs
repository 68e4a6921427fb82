/** Adds sections to a changelog. */
import { createHash } from "node:crypto";
import { inline } from "./markdown.mjs";

/** @type {(text: string) => string} */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Matches the last line of a section, which readers do not see: hashes of the old schema and of the section as it was
 * written.
 */
const MARK = /^\[schema-report\]: # "(?<old>\w+) (?<body>\w+)"$/mu;

/**
 * Adds a section at the top of a changelog. Earlier sections and other text stay as they are. A section of the same name,
 * which compares with the same old schema, is replaced, unless somebody has edited it.
 *
 * @param {string} text the changelog
 * @param {object} section
 * @param {string} section.name
 * @param {string} section.body
 * @param {string} section.oldSchema as SDL
 * @returns {string} the same text if it has the section already
 */
export function addSection(text, { name, body, oldSchema }) {
  const old = hashOf(oldSchema);
  const title = `## ${inline(name)}`;
  const section = `${title}\n\n${body}\n\n[schema-report]: # "${old} ${hashOf(body)}"\n`;
  const parts = text.split(/^(?=## )/mu);
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

/** @type {(section: string) => string} */
const bodyOf = (section) => section.replace(/^.*\n\n/u, "").replace(/\n\n\[schema-report\]:[^]*$/u, "");
