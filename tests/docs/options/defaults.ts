import path from "node:path";
import {
  ASSET_HOMEPAGE_LOCATION,
  DEFAULT_HIERARCHY,
  DEFAULT_OPTIONS,
  PACKAGE_NAME,
  getTypeHierarchyOption,
  parseGroupByOption,
} from "@graphql-markdown/core/config";
import { API_GROUPS } from "@graphql-markdown/core/renderer";
import { getDirectiveExampleOption } from "@graphql-markdown/printer-legacy/example";
import { buildSchema } from "graphql";
import type { Flag } from "./flags";

/** Required content of a Default cell: a value, certain words, or that there is none. */
export type Default = { readonly value: unknown } | { readonly words: readonly string[] } | { readonly none: true };

/** Defaults by the path of the option. Options without a default may be missing. */
export function readDefaults(flags: readonly Flag[]): ReadonlyMap<string, Default> {
  const example = getDirectiveExampleOption({
    schema: buildSchema("directive @example(value: String) on OBJECT"),
  } as never);
  const group = parseGroupByOption("@doc(category)");
  const [hierarchy] = Object.keys(DEFAULT_HIERARCHY);
  return new Map<string, Default>([
    ...flatDefaults(DEFAULT_OPTIONS, ""),
    // The values of these two are paths on this machine.
    ["homepage", { words: [path.basename(ASSET_HOMEPAGE_LOCATION)] }],
    ["tmpDir", { words: ["temporary", PACKAGE_NAME] }],
    // The tool sets these when it reads the option.
    ["printTypeOptions.hierarchy", { value: hierarchy }],
    ...["api", "entity", "flat"].map(hierarchyDefault),
    ...Object.entries(API_GROUPS).map(([group, value]): [string, Default] => {
      return [`printTypeOptions.hierarchy.api.${group}`, { value }];
    }),
    ["printTypeOptions.exampleSection.directive", { value: example?.directive.name }],
    ["printTypeOptions.exampleSection.field", { value: example?.field }],
    ["groupByDirective.fallback", { words: ["none", JSON.stringify(group?.fallback)] }],
    // These come from the Docusaurus plugin.
    ["formatter", { value: flags.find(({ option }) => option === "formatter")?.defaultValue }],
    ["docOptions.generatorFrameworkName", { words: ["set by the plugin"] }],
    ["docOptions.generatorFrameworkVersion", { words: ["set by the plugin"] }],
  ]);
}

function hierarchyDefault(name: string): [string, Default] {
  const parsed = getTypeHierarchyOption(name as "api", undefined) as Readonly<Record<string, unknown>>;
  return [`printTypeOptions.hierarchy.${name}`, { value: parsed[name] }];
}

function flatDefaults(options: object, prefix: string): [string, Default][] {
  return Object.entries(options).flatMap(([key, value]: [string, unknown]) => {
    const entry: [string, Default] = [prefix + key, value === undefined ? { none: true } : { value }];
    const group = key.endsWith("Options") && typeof value === "object" && value !== null;
    return [entry, ...(group ? flatDefaults(value, `${prefix}${key}.`) : [])];
  });
}
