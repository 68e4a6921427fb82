/** What can be written at a place of a schema. */
export type Place =
  | "definition"
  | "type"
  | "output"
  | "input"
  | "interface"
  | "object"
  | "directive"
  | "location"
  | "nothing";

const DEFINITION = /^\s*(?:extend\s+)?$/u;

/**
 * Tells what can be written at a place from what stands before it on its line, without the word that is being typed.
 * Schemas have one definition, field or member on a line, or a field with its arguments.
 *
 * @param before the text of the line up to the word
 * @param nested whether the place is inside of braces or parentheses that were opened on earlier lines
 */
export function placeAfter(before: string, nested: boolean): Place {
  if (/@\s*$/u.test(before)) return "directive";
  if (/^\s*directive\s/u.test(before)) return /(?:\bon|\|)\s*$/u.test(before) ? "location" : argumentType(before);
  if (/\bimplements\s+(?:&\s*)?(?:\w+\s*&\s*)*$/u.test(before)) return "interface";
  if (/^\s*(?:extend\s+)?union\b[^=]*=(?:[^{}]*\|)?\s*$/u.test(before)) return "object";
  if (!nested) return DEFINITION.test(before) ? "definition" : argumentType(before);
  if (/^\s*\|\s*$/u.test(before)) return "object";
  return argumentType(before);
}

/** A type follows a colon; whether one that is given or one that is returned depends on the parentheses around it. */
function argumentType(before: string): Place {
  if (!/:\s*\[*\s*$/u.test(before)) return "nothing";
  const open = before.lastIndexOf("(");
  if (open > before.lastIndexOf(")")) return "input";
  return "type";
}
