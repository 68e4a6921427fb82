import fc from "fast-check";
import { choices, defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";

/**
 * The default options of the playground, without a fallback group, and with some options changed.
 *
 * @param chosen the changed options
 */
export function optionsWith(chosen: Partial<PlaygroundOptions> = {}): PlaygroundOptions {
  return { ...defaultOptions, groupByDirective: { directive: "", field: "", fallback: "" }, ...chosen };
}

const valueOf = <Value extends string>(values: Readonly<Record<Value, string>>): fc.Arbitrary<Value> =>
  fc.constantFrom(...(Object.keys(values) as Value[]));

/**
 * Any options.
 *
 * @param text texts for all fields in which a reader can type
 * @param key keys of front matter
 */
export function anyOptions(text: fc.Arbitrary<string>, key = text): fc.Arbitrary<PlaygroundOptions> {
  return fc.record({
    framework: valueOf(choices.framework),
    formatter: valueOf(choices.formatter),
    hierarchy: valueOf(choices.hierarchy),
    deprecated: valueOf(choices.deprecated),
    groupByDirective: fc.record({ directive: text, field: text, fallback: text }),
    skipDocDirective: fc.array(text, { maxLength: 3 }),
    onlyDocDirective: fc.array(text, { maxLength: 3 }),
    exampleSection: fc.record({ directive: text, field: text }),
    typeBadges: fc.boolean(),
    index: fc.boolean(),
    frontMatter: fc.array(fc.tuple(key, text), { maxLength: 4 }),
    pretty: fc.boolean(),
  });
}
