import type { Setting, Settings } from "./settings";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/** `__proto__: …` would set the prototype; in brackets it is a name like any other. */
function key(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

function isList(value: Setting): value is readonly Setting[] {
  return Array.isArray(value);
}

/**
 * A value as an expression of JavaScript.
 *
 * @param value of any depth
 * @param indent of the line on which it starts
 */
export function toJavaScript(value: Setting | Settings, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map((entry) => toJavaScript(entry, indent)).join(", ")}]`;
  const inner = `${indent}  `;
  const properties = Object.entries(value).flatMap(([name, entry]) =>
    entry === undefined ? [] : [`${inner}${key(name)}: ${toJavaScript(entry, inner)},\n`],
  );
  return `{\n${properties.join("")}${indent}}`;
}
