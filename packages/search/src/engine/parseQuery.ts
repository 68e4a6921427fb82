import { SEARCH_FIELDS } from "../shared/terms.ts";
import type { SearchField } from "../shared/terms.ts";
import type { QueryProblem } from "../shared/types.ts";

/** One word of a query, with its modifiers. */
export interface QueryTerm {
  /** The word without its modifiers; it may contain wildcards (`*`). */
  readonly text: string;
  readonly presence: "optional" | "required" | "prohibited";
  /** The only field to search; by default, all are searched. */
  readonly field?: SearchField;
  /** Maximum edit distance of a match. */
  readonly editDistance: number;
  /** Weight of the term; 1 by default. */
  readonly boost: number;
}

export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The first mistake in its syntax. */
  readonly problem: QueryProblem | null;
}

/** Matches a term: `+` or `-`, a field and a colon, the word, `~distance` and `^boost`, all optional. */
const TERM = /^(?<presence>[+-]?)(?:(?<field>[^\s:/]+):)?(?<text>[^~^]*)(?<modifiers>(?:[~^][^~^]*)*)$/u;

/** Matches pasted URLs, Windows paths, flags with two dashes and names with two colons, which are plain text. */
const LITERAL = /^(?:[a-z][a-z\d+.-]*:\/\/|[a-z]:\\|--)|::/iu;

/**
 * Matches the space that many people type after the colon of a field. After any other word, as in pasted messages, a colon is
 * punctuation.
 */
const SPACE_AFTER_FIELD = new RegExp(
  String.raw`(?<=(?:^|\s)[+-]?(?:${SEARCH_FIELDS.join("|")}):)\s+(?=[\p{L}\p{N}*])`,
  "gu",
);

/** Matches a searchable character. */
const WORD = /[\p{L}\p{N}*]/u;

function isField(name: string): name is SearchField {
  return (SEARCH_FIELDS as readonly string[]).includes(name);
}

function plainTerm(text: string): QueryTerm {
  return { text, presence: "optional", editDistance: 0, boost: 1 };
}

/** Parses modifiers such as `~2` and `^3`. */
function readModifiers(modifiers: string): { editDistance: number; boost: number } | QueryProblem {
  let editDistance = 0;
  let boost = 1;
  for (const [, sign, value = ""] of modifiers.matchAll(/([~^])([^~^]*)/gu)) {
    const valid = sign === "~" ? /^\d+$/u.test(value) : /^\d+(?:\.\d+)?$/u.test(value);
    if (!valid) return { code: sign === "~" ? "edit-distance" : "boost", found: value };
    if (sign === "~") editDistance = Number(value);
    else boost = Number(value);
  }
  return { editDistance, boost };
}

function parseTerm(raw: string): QueryTerm | QueryProblem {
  const parts = LITERAL.test(raw) ? undefined : TERM.exec(raw)?.groups;
  if (!parts) return plainTerm(raw);
  const { presence: sign = "", field, text = "", modifiers = "" } = parts;
  if (field !== undefined && !isField(field)) {
    return text === "" ? plainTerm(raw) : { code: "unknown-field", field, fields: SEARCH_FIELDS };
  }
  if (text === "") {
    const before = sign + (field === undefined ? "" : `${field}:`);
    return { code: "missing-term", found: raw, example: `${before}media${modifiers}` };
  }
  if (!WORD.test(text)) return plainTerm(raw);
  const read = readModifiers(modifiers);
  if ("code" in read) return read;
  const presence = sign === "+" ? "required" : sign === "-" ? "prohibited" : "optional";
  return { text, presence, ...(field === undefined ? {} : { field }), ...read };
}

/**
 * Parses lunr's query syntax: `field:`, `+`, `-`, `~N`, `^N` and `*`. Never throws: a term with a mistake is read as
 * plain words, and the first mistake is reported.
 */
export function parseQuery(query: string): ParsedQuery {
  const raw = query
    .trim()
    .replace(SPACE_AFTER_FIELD, "")
    .split(/\s+/u)
    .filter((word) => word !== "");
  const parsed = raw.map(parseTerm);
  const problem = parsed.find((term) => "code" in term);
  const terms = parsed.map((term, at) => ("code" in term ? plainTerm((raw[at] ?? "").replace(/[~^].*$/u, "")) : term));
  if (problem) return { terms, problem };
  const wanted = terms.filter(({ presence, text }) => presence !== "prohibited" && WORD.test(text));
  const onlyProhibited = wanted.length === 0 && terms.some(({ presence }) => presence === "prohibited");
  return onlyProhibited
    ? { terms: [], problem: { code: "only-prohibited", found: query.trim() } }
    : { terms, problem: null };
}
