import { autocompletion } from "@codemirror/autocomplete";
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { Extension, Text } from "@codemirror/state";
import { DirectiveLocation } from "graphql/language/directiveLocation";
import { BUILT_IN_DIRECTIVES } from "../../options";

/** The names that a schema can use: those that it declares, and those that are built in. */
interface DeclaredNames {
  /** For each name of a type, the keyword that declares the type. */
  readonly types: ReadonlyMap<string, string>;
  readonly directives: readonly string[];
}

const BUILT_IN_SCALARS = ["Boolean", "Float", "ID", "Int", "String"];

const TYPE = /^[ \t]*(?:extend[ \t]+)?(type|interface|union|enum|input|scalar)[ \t]+([_A-Za-z]\w*)/gmu;
const DIRECTIVE = /^[ \t]*directive[ \t]*@[ \t]*([_A-Za-z]\w*)/gmu;

/** Finds the names that a schema can use. The schema may have mistakes: only the beginnings of lines are read. */
export function declaredIn(sdl: string): DeclaredNames {
  const types = new Map(BUILT_IN_SCALARS.map((name) => [name, "scalar"]));
  for (const [, keyword = "", name = ""] of sdl.matchAll(TYPE)) types.set(name, keyword);
  const directives = new Set(BUILT_IN_DIRECTIVES);
  for (const [, name = ""] of sdl.matchAll(DIRECTIVE)) directives.add(name);
  return { types, directives: [...directives] };
}

/** The kind of name that the grammar expects at the cursor. */
type Expected = "definition" | "type" | "input" | "interface" | "object" | "directive" | "location" | "nothing";

const DEFINITION = /^\s*(?:extend\s+)?$/u;

/**
 * Guesses what the grammar expects at the cursor, from the text of its line and from whether an earlier line opened braces or
 * parentheses around it. In most schemas, a line has one definition, one member of a union, or one field with its arguments.
 *
 * @param before the text of the line up to the word that is being typed
 * @param nested whether an earlier line opened braces or parentheses around the cursor
 */
export function expectedAfter(before: string, nested: boolean): Expected {
  if (/@\s*$/u.test(before)) return "directive";
  if (/^\s*directive\s/u.test(before)) return /(?:\bon|\|)\s*$/u.test(before) ? "location" : typeAfterColon(before);
  if (/\bimplements\s+(?:&\s*)?(?:\w+\s*&\s*)*$/u.test(before)) return "interface";
  if (/^\s*(?:extend\s+)?union\b[^=]*=(?:[^{}]*\|)?\s*$/u.test(before)) return "object";
  if (!nested) return DEFINITION.test(before) ? "definition" : typeAfterColon(before);
  if (/^\s*\|\s*$/u.test(before)) return "object";
  return typeAfterColon(before);
}

/** After a colon, the grammar expects an input type inside parentheses and any type outside; elsewhere, no name. */
function typeAfterColon(before: string): Expected {
  if (!/:\s*\[*\s*$/u.test(before)) return "nothing";
  return before.lastIndexOf("(") > before.lastIndexOf(")") ? "input" : "type";
}

const KEYWORDS = ["type", "interface", "union", "enum", "input", "scalar", "directive", "extend", "schema"];

const LOCATIONS = Object.values(DirectiveLocation);

/** For each kind of type that can be expected, the keywords that declare such types. */
const KEYWORDS_OF: Readonly<Partial<Record<Expected, readonly string[]>>> = {
  input: ["scalar", "enum", "input"],
  interface: ["interface"],
  object: ["type"],
  type: ["scalar", "enum", "input", "type", "interface", "union"],
};

/** Matches the word before the cursor. */
const UNFINISHED = /[_A-Za-z]\w*$/u;

/** The names in each version of the text, so that each version is read once. */
const memoized = new WeakMap<Text, DeclaredNames>();

function namesIn(text: Text): DeclaredNames {
  const names = memoized.get(text) ?? declaredIn(text.toString());
  memoized.set(text, names);
  return names;
}

function optionsFor(expected: Expected, { types, directives }: DeclaredNames): Completion[] {
  if (expected === "definition") return KEYWORDS.map((label) => ({ label, type: "keyword" }));
  if (expected === "location") return LOCATIONS.map((label) => ({ label, type: "constant" }));
  if (expected === "directive") return directives.map((label) => ({ label, type: "function" }));
  const keywords = KEYWORDS_OF[expected] ?? [];
  return [...types]
    .filter(([, keyword]) => keywords.includes(keyword))
    .map(([label, keyword]) => ({ label, type: "type", detail: keyword }));
}

/** Syntax nodes in which nothing is completed. */
const PROSE = /^(?:Comment|Description|StringValue)$/u;

/** Lists the names and keywords that fit at the cursor. */
export function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (PROSE.test(node.name)) return null;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const word = UNFINISHED.exec(before)?.[0] ?? "";
  const head = before.slice(0, before.length - word.length);
  const expected = expectedAfter(head, isNested(state.doc, line.from));
  // Before the first letter, the list opens by itself only after `@`, where a name must follow.
  if (word === "" && !explicit && expected !== "directive") return null;
  const options = optionsFor(expected, namesIn(state.doc)).filter(({ label }) => label !== word);
  return options.length === 0 ? null : { from: pos - word.length, options, validFor: /^\w*$/u };
}

/** Whether a line is inside a definition: the nearest unindented line above ends with an opening brace or parenthesis. */
function isNested(text: Text, from: number): boolean {
  for (let { number } = text.lineAt(from); number > 1; number -= 1) {
    const above = text.line(number - 1).text;
    if (/^\s*$/u.test(above) || /^[ \t]/u.test(above)) continue;
    return /[{(]\s*(?:#.*)?$/u.test(above);
  }
  return false;
}

/** Completes keywords, locations of directives, and the names of types and directives that the schema can use. */
export function completion(): Extension {
  return autocompletion({ override: [complete], icons: false });
}
