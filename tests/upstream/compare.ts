import { packageOf } from "./table";
import type { Fingerprint, Installed, Table } from "./table";

/** The lines of the documentation that a pattern finds, as `docs/settings.mdx:12`. */
export type FindInDocs = (pattern: RegExp) => readonly string[];

/**
 * Compares what is installed with what was accepted.
 *
 * @param findInDocs looks for the lines that speak of a name
 * @returns a line for each difference, with what to look at; none when all is as it was
 */
export function differences(accepted: Table, installed: Installed, findInDocs: FindInDocs): string[] {
  return [
    ...versionLines(accepted, installed, findInDocs),
    ...fileLines(accepted, installed),
    ...Object.entries(installed.tool).flatMap(([kind, names]) =>
      nameLines(kind, accepted.tool[kind] ?? {}, names, findInDocs),
    ),
  ];
}

function versionLines(accepted: Table, installed: Installed, findInDocs: FindInDocs): string[] {
  return union(accepted.versions, installed.versions).flatMap((name) => {
    const [before, now] = [accepted.versions[name], installed.versions[name]];
    if (before === now) return [];
    const isTool = name.startsWith("@graphql-markdown/") && before !== undefined;
    const docs = isTool ? findInDocs(new RegExp(`(?<![\\d.])${escaped(before)}(?![\\d.]*\\d)`, "u")) : [];
    return [`${name} ${before ?? "(new)"} → ${now ?? "(no longer needed)"}${speaking(docs)}`];
  });
}

function fileLines(accepted: Table, installed: Installed): string[] {
  const changed: string[] = [];
  const lines = union(accepted.files, Object.fromEntries(installed.users)).flatMap((file) => {
    const [before, now, users] = [accepted.files[file], installed.files[file], installed.users.get(file)];
    if (users === undefined) return [`${file}: nothing of ours depends on it any more`];
    if (before !== undefined && before.hash === now?.hash) return [];
    if (before !== undefined && now !== undefined) changed.push(file);
    return [`${file}: ${whatChanged(before, now)}; compare ${users.join(" and ")}`];
  });
  const names = [...new Set(changed.map(packageOf))];
  return [...lines, ...names.flatMap((name) => diffCommand(name, changed, accepted, installed))];
}

function whatChanged(before: Fingerprint | undefined, now: Fingerprint | undefined): string {
  if (now === undefined) return "there is no such file";
  if (before === undefined) return "never accepted";
  const [old, current] = [before, now].map(({ lines }) => lines.match(/.{4}/gsu) ?? []);
  return `${countMissing(current, old)} lines added, ${countMissing(old, current)} removed`;
}

/** How many lines are not among others; one that only moved is. */
function countMissing(lines: readonly string[] = [], others: readonly string[] = []): string {
  const left = [...others];
  const missing = lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return String(missing.length);
}

/** How to see what changed between two releases of a package. */
function diffCommand(name: string, changed: readonly string[], accepted: Table, installed: Installed): string[] {
  const [before, now] = [accepted.versions[name], installed.versions[name]];
  if (before === undefined || now === undefined || before === now) return [];
  const paths = changed.filter((file) => packageOf(file) === name).map((file) => file.slice(name.length + 1));
  return [`to see it: npm diff --diff=${name}@${before} --diff=${name}@${now} ${paths.join(" ")}`];
}

function nameLines(
  kind: string,
  before: Readonly<Record<string, readonly string[]>>,
  now: Readonly<Record<string, readonly string[]>>,
  findInDocs: FindInDocs,
): string[] {
  return union(before, now).flatMap((name) => {
    const title = `${kind} ${JSON.stringify(name)}`;
    const [old, current] = [before[name], now[name]];
    if (old === undefined) return [`${title} appeared`];
    const gained = current?.filter((part) => !old.includes(part)).map((part) => `+ ${part}`) ?? [];
    const lost = old.filter((part) => current?.includes(part) !== true).map((part) => `- ${part}`);
    if (current !== undefined && gained.length + lost.length === 0) return [];
    const change = current === undefined ? "is gone" : `changed: ${[...gained, ...lost].join(", ")}`;
    return [`${title} ${change}${speaking(findInDocs(patternOf(kind, name)))}`];
  });
}

/** How the documentation writes a name: a message by its longest fixed part, an option by its last key. */
function patternOf(kind: string, name: string): RegExp {
  if (kind === "message") {
    const [longest = name] = name.split(/…|\n/u).sort((one, other) => other.length - one.length);
    return new RegExp(escaped(longest.trim()), "u");
  }
  if (kind === "option") return new RegExp(`\\b${escaped(name.replace(/^.*\./u, ""))}(?:\`|"?:)`, "u");
  const word = /--\w+/u.exec(name)?.[0] ?? name;
  return new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w/-])`, "u");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}

/** The end of a line that sends its reader to the documentation. */
export function speaking(docs: readonly string[]): string {
  return docs.length === 0 ? "" : `\n  docs: ${docs.join(", ")}`;
}

function union(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
