import { autocompletion } from "@codemirror/autocomplete";
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { Extension, Text } from "@codemirror/state";
import { DirectiveLocation } from "graphql/language/directiveLocation";
import { declaredIn } from "./declared";
import type { Declared } from "./declared";
import { placeAfter } from "./place";
import type { Place } from "./place";

const KEYWORDS = ["type", "interface", "union", "enum", "input", "scalar", "directive", "extend", "schema"];

const LOCATIONS = Object.values(DirectiveLocation);

/** Keywords whose types can stand at a place. */
const KINDS: Readonly<Partial<Record<Place, readonly string[]>>> = {
  input: ["scalar", "enum", "input"],
  interface: ["interface"],
  object: ["type"],
  type: ["scalar", "enum", "input", "type", "interface", "union"],
};

const UNFINISHED = /[_A-Za-z]\w*$/u;

/** What schemas declare, read once for each state of the text. */
const known = new WeakMap<Text, Declared>();

function declared(text: Text): Declared {
  const found = known.get(text) ?? declaredIn(text.toString());
  known.set(text, found);
  return found;
}

function optionsAt(place: Place, { types, directives }: Declared): Completion[] {
  if (place === "definition") return KEYWORDS.map((label) => ({ label, type: "keyword" }));
  if (place === "location") return LOCATIONS.map((label) => ({ label, type: "constant" }));
  if (place === "directive") return directives.map((label) => ({ label, type: "function" }));
  const kinds = KINDS[place] ?? [];
  return [...types]
    .filter(([, keyword]) => kinds.includes(keyword))
    .map(([label, keyword]) => ({ label, type: "type", detail: keyword }));
}

/** Names of the nodes of the grammar in which all is text. */
const TEXT = /^(?:Comment|Description|StringValue)$/u;

/** What can be written where the cursor is. */
export function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (TEXT.test(node.name)) return null;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const word = UNFINISHED.exec(before)?.[0] ?? "";
  const head = before.slice(0, before.length - word.length);
  const nested = isNested(state.doc, line.from);
  const place = placeAfter(head, nested);
  // Without a word, a list comes by itself where there is nothing but a name to write.
  if (word === "" && !explicit && place !== "directive") return null;
  const options = optionsAt(place, declared(state.doc)).filter(({ label }) => label !== word);
  return options.length === 0 ? null : { from: pos - word.length, options, validFor: /^\w*$/u };
}

/** Whether a line is inside of a definition: the nearest line above that begins at the margin opens one. */
function isNested(text: Text, from: number): boolean {
  for (let { number } = text.lineAt(from); number > 1; number -= 1) {
    const above = text.line(number - 1).text;
    if (/^\s*$/u.test(above) || /^[ \t]/u.test(above)) continue;
    return /[{(]\s*(?:#.*)?$/u.test(above);
  }
  return false;
}

/** Completion of keywords, of the types and directives that the schema declares, and of locations of directives. */
export function completion(): Extension {
  return autocompletion({ override: [complete], icons: false });
}
