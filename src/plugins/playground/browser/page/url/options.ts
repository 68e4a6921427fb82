import { frameworks } from "../../protocol";
import type { PlaygroundOptions } from "../../protocol";
import { defaultOptions } from "../input";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    isText(value) && values.includes(value as string);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isGroup: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  ["directive", "field", "fallback"].every((key) => isText((value as Readonly<Record<string, unknown>>)[key]));

const checks: Readonly<Record<keyof PlaygroundOptions, Check>> = {
  framework: isOneOf(frameworks),
  hierarchy: isOneOf(["api", "entity", "flat"]),
  deprecated: isOneOf(["default", "group", "skip"]),
  groupByDirective: isGroup,
  skipDocDirective: isListOf(isText),
  onlyDocDirective: isListOf(isText),
  exampleSection: isFlag,
  typeBadges: isFlag,
  index: isFlag,
  frontMatter: isListOf((pair) => isListOf(isText)(pair) && (pair as readonly unknown[]).length === 2),
  pretty: isFlag,
};

const names = Object.keys(checks) as (keyof PlaygroundOptions)[];

/** The options that differ from the defaults. */
export function changedOptions(options: PlaygroundOptions): Partial<PlaygroundOptions> {
  const changed = names.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaultOptions[name]));
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/**
 * Reads options from the JSON of a link, which anybody may have written.
 *
 * @returns all options, or nothing when one of those given is not an option or has no value of it
 */
export function readOptions(value: unknown): PlaygroundOptions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value);
  const known = entries.every(
    ([name, given]) => Object.hasOwn(checks, name) && checks[name as keyof typeof checks](given),
  );
  return known ? { ...defaultOptions, ...(Object.fromEntries(entries) as Partial<PlaygroundOptions>) } : undefined;
}
