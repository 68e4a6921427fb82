import { choices } from "../../options";
import type { PlaygroundOptions } from "../../options";
import { defaultOptions } from "../../options";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isOneOf =
  (values: object): Check =>
  (value) =>
    isText(value) && Object.hasOwn(values, value as string);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isRecordOf =
  (...keys: readonly string[]): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    keys.every((key) => isText((value as Readonly<Record<string, unknown>>)[key]));

const checks: Readonly<Record<keyof PlaygroundOptions, Check>> = {
  framework: isOneOf(choices.framework),
  formatter: isOneOf(choices.formatter),
  hierarchy: isOneOf(choices.hierarchy),
  deprecated: isOneOf(choices.deprecated),
  groupByDirective: isRecordOf("directive", "field", "fallback"),
  skipDocDirective: isListOf(isText),
  onlyDocDirective: isListOf(isText),
  exampleSection: isRecordOf("directive", "field"),
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

/** Options as links of earlier releases of this site have them, in today's form. */
function upToDate(options: object): object {
  const { exampleSection } = options as { readonly exampleSection?: unknown };
  if (exampleSection === true) return { ...options, exampleSection: { directive: "example", field: "value" } };
  return exampleSection === false ? { ...options, exampleSection: defaultOptions.exampleSection } : options;
}

/**
 * Reads options from the JSON of a link, which anybody may have written.
 *
 * @returns all options, or nothing when one of those given is not an option or has no value of it
 */
export function readOptions(value: unknown): PlaygroundOptions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(upToDate(value));
  const known = entries.every(
    ([name, given]) => Object.hasOwn(checks, name) && checks[name as keyof typeof checks](given),
  );
  return known ? { ...defaultOptions, ...(Object.fromEntries(entries) as Partial<PlaygroundOptions>) } : undefined;
}
