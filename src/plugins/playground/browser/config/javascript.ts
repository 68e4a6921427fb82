import { OwnFile } from "./ownFile";
import type { Setting, Settings } from "./setting";

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
  if (value instanceof OwnFile) return `new URL(${JSON.stringify(`./${value.path}`)}, import.meta.url).href`;
  const inner = `${indent}  `;
  if (isList(value)) {
    const flat = value.map((entry) => toJavaScript(entry, indent));
    if (!flat.some((entry) => entry.includes("\n"))) return `[${flat.join(", ")}]`;
    return `[\n${value.map((entry) => `${inner}${toJavaScript(entry, inner)},\n`).join("")}${indent}]`;
  }
  const properties = Object.entries(value).flatMap(([name, entry]) =>
    entry === undefined ? [] : [`${inner}${key(name)}: ${toJavaScript(entry, inner)},\n`],
  );
  return `{\n${properties.join("")}${indent}}`;
}
