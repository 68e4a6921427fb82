/** Writes changes as Markdown. */
import { codeLink, count, inline } from "./markdown.mjs";

/** @import { Change } from "./changes.mjs" */

/** @typedef {(elementPath: string) => Promise<string | undefined>} LinkTo returns the URL of an element; `undefined` without a link */

const LEVELS = /** @type {const} */ (["breaking", "dangerous", "safe"]);
const TITLES = {
  breaking: "### Breaking\n\nOperations that use these can fail.",
  dangerous: "### Dangerous\n\nOperations stay valid, but can behave differently.",
  safe: "### Safe",
};

/** Indentation of nested lists. With less, MkDocs does not nest them. */
const INDENT = "    ";

/**
 * Writes the changes by level, and within a level by type, directive and operation.
 *
 * @param {readonly Change[]} changes
 * @param {LinkTo} linkTo
 * @returns {Promise<string>}
 */
export async function renderChanges(changes, linkTo) {
  const parts = [summaryOf(changes)];
  for (const level of LEVELS) {
    const ofLevel = changes.filter((change) => change.level === level);
    if (ofLevel.length === 0) continue;
    /** @type {Map<string, Change[]>} */
    const groups = new Map();
    for (const change of ofLevel) {
      const key = `${change.owner.kind} ${change.owner.name}`;
      groups.set(key, [...(groups.get(key) ?? []), change]);
    }
    const lines = [];
    for (const group of groups.values()) lines.push(...(await renderGroup(group, linkTo)));
    parts.push(TITLES[level], lines.join("\n"));
  }
  return parts.join("\n\n");
}

/**
 * Counts the changes in one sentence.
 *
 * @param {readonly Change[]} changes
 */
export function summaryOf(changes) {
  if (changes.length === 0) return "No changes.";
  const counts = LEVELS.map((level) => `${String(changes.filter((change) => change.level === level).length)} ${level}`);
  const deprecations = changes.filter(({ status }) => status === "deprecated").length;
  const text = `${count(changes.length, "change")}: ${counts.join(", ")}`;
  return deprecations > 0 ? `${text}, with ${count(deprecations, "deprecation")}.` : `${text}.`;
}

/** @type {(group: readonly Change[], linkTo: LinkTo) => Promise<string[]>} */
async function renderGroup(group, linkTo) {
  const [first] = group;
  if (!first) return [];
  const { kind, name, path } = first.owner;
  const heading = name === "" ? kind : `${kind} ${codeLink(name, await linkTo(path))}`;
  // The definition itself was added, removed or deprecated.
  const ownerChange = group.find((change) => change.path === path && change.status !== "changed" && name !== "");
  const verbs = { added: "was added", removed: "was removed", deprecated: "is deprecated", changed: "" };
  const lines = [`- ${heading}${ownerChange ? ` ${verbs[ownerChange.status]}${reasonOf(ownerChange)}` : ""}`];
  for (const change of group) {
    if (change !== ownerChange) lines.push(`${INDENT}- ${await renderChange(change, linkTo)}`);
  }
  return lines;
}

/** @type {(change: Change) => string} */
const reasonOf = ({ deprecation = "" }) => (deprecation === "" ? "" : `: ${inline(deprecation)}`);

/**
 * Matches quoted parts of the messages of GraphQL Inspector: a value, which may contain quotes, or a name or text, in
 * which quotes have a backslash.
 */
const QUOTED = /'("(?:[^"\\]|\\.)*"|[{[].*?[}\]](?='(?:\s|$))|(?:[^'\\]|\\.)*)'/su;

/**
 * Writes the message of GraphQL Inspector as Markdown, without the owner, below which it is listed. Names are links.
 *
 * @type {(change: Change, linkTo: LinkTo) => Promise<string>}
 */
async function renderChange(change, linkTo) {
  const { owner, type } = change;
  const isOperation = owner.path.includes(".");
  const parent = change.path.split(".")[0] ?? "";
  const isText = type.includes("DESCRIPTION") || type.includes("DEPRECATION_REASON");
  const written = [];
  for (const [at, part] of messageOf(change).split(QUOTED).entries()) {
    if (at % 2 === 0) {
      written.push(isOperation ? inlinePart(part).replace(/^Field /u, `${owner.kind} `) : inlinePart(part));
      continue;
    }
    const text = part.replaceAll(String.raw`\'`, "'");
    const shown = text.startsWith(`${parent}.`) ? text.slice(parent.length + 1) : text;
    written.push(codeLink(shown, isText && /\s/u.test(text) ? undefined : await linkOf(text, shown, change, linkTo)));
  }
  return written.join("") + reasonOf(change);
}

/** @type {(change: Change) => string} */
function messageOf({ message, owner, path, status, type }) {
  if (status === "deprecated" && type !== "FIELD_DEPRECATION_ADDED") {
    const kind = type.startsWith("ENUM_VALUE")
      ? "Enum value"
      : type.includes("INPUT_FIELD")
        ? "Input field"
        : "Argument";
    return `${kind} '${path}' is deprecated`;
  }
  // What the message may call the owner: its path, or the type that contains it. Directives have no `@` there.
  const names = [owner.path.replace(/^@/u, ""), owner.path.split(".")[0]].map((name) => `'${name ?? ""}'`).join("|");
  const isRequiredNow =
    /(?:ARGUMENT|INPUT_FIELD)_TYPE_CHANGED/u.test(type) && /from '(.+)' to '\1!'\.?$/su.test(message);
  const text = message
    .replace(new RegExp(String.raw` (?:from|to|on|of|in) (?:[A-Za-z]+ )*(?:${names})(?!.*(?:${names}))`, "u"), "")
    .replace(" (with default value) added ", " with a default value was added ")
    .replace(/(?<!was) added(?=$| to )/u, " was added")
    .replace("changed from 'undefined' to", "is now")
    .replace(/changed from ('.*') to 'undefined'$/su, "$1 was removed");
  return isRequiredNow ? `${text}, so it is required now` : text;
}

/** Escapes text between names, and keeps the spaces around it. @type {(text: string) => string} */
const inlinePart = (text) => (/^\s/u.test(text) ? " " : "") + inline(text) + (/\S\s+$/u.test(text) ? " " : "");

/**
 * Finds what a quoted name refers to: the changed element, another element, or a type.
 *
 * @type {(text: string, shown: string, change: Change, linkTo: LinkTo) => Promise<string | undefined>}
 */
async function linkOf(text, shown, { path, status }, linkTo) {
  const name = (shown.split(":")[0] ?? "").replace(/^@/u, "");
  if (name === path || name === path.split(".").at(-1)?.replace(/^@/u, "") || text === path) {
    return status === "removed" ? undefined : linkTo(path);
  }
  return (await linkTo(text)) ?? linkTo(text.replaceAll(/[[\]!]/gu, ""));
}
