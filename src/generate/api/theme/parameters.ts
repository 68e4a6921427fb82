import type { ParameterReflection } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { plainLength } from "./width";

/** Leaves room on a line for the function's name and its result. */
const MAX_LENGTH = 50;

/** The parameters of a signature with their types: on one line where they fit, else each on its own. */
export function renderParameters(context: MarkdownThemeContext, parameters: readonly ParameterReflection[]): string {
  const texts = parameters.map(({ name, type, flags, defaultValue }) => {
    const rest = flags.isRest ? "..." : "";
    const optional = flags.isOptional || defaultValue !== undefined ? "?" : "";
    return `${rest}\`${name}${optional}\`: ${context.partials.someType(type)}`;
  });
  const line = texts.join(", ");
  return plainLength(line) <= MAX_LENGTH ? `(${line})` : `(${texts.map((text) => `\n  ${text}`).join(",")}\n)`;
}
