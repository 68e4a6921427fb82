import type { Diagnostic } from "../../protocol";

/** Where engines say that JSON is broken: V8 and JavaScriptCore give an offset or nothing, SpiderMonkey line and column. */
const OFFSET = /at position (\d+)/u;
const PLACE = /line (\d+) column (\d+)/u;

function placeOf(text: string, message: string): Pick<Diagnostic, "line" | "column"> {
  const place = PLACE.exec(message);
  if (place) return { line: Number(place[1]), column: Number(place[2]) };
  const offset = OFFSET.exec(message);
  if (!offset) return /end of/iu.test(message) ? placeAt(text, text.length) : {};
  return placeAt(text, Number(offset[1]));
}

function placeAt(text: string, offset: number): Pick<Diagnostic, "line" | "column"> {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/**
 * Says where JSON is broken, as far as the browser knows.
 *
 * @param text that is no JSON
 * @param error what `JSON.parse` threw for it
 */
export function diagnosticsOfJson(text: string, error: unknown): readonly Diagnostic[] {
  const { message } = error as Error;
  return [{ message: `The text starts like JSON but is none: ${message}`, ...placeOf(text, message) }];
}
