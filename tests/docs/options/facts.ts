import { createRequire } from "node:module";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { getGraphQLMarkdownCli } from "@graphql-markdown/cli";
import {
  ASSET_HOMEPAGE_LOCATION,
  DEFAULT_HIERARCHY,
  DEFAULT_OPTIONS,
  PACKAGE_NAME,
  buildConfig,
  getTypeHierarchyOption,
  parseGroupByOption,
} from "@graphql-markdown/core/config";
import { API_GROUPS } from "@graphql-markdown/core/renderer";
import { CompareMethod } from "@graphql-markdown/diff";
import plugin from "@graphql-markdown/docusaurus";
import { getDirectiveExampleOption } from "@graphql-markdown/printer-legacy/example";
import { buildSchema } from "graphql";
import ts from "typescript";

/** Facts about the options, read from the installed packages. */
export interface Facts {
  readonly options: readonly Option[];
  readonly defaults: ReadonlyMap<string, Default>;
  readonly flags: readonly Flag[];
}

/** Corrects declared types that differ from the values that work. */
const corrections: Readonly<Record<string, (kinds: ReadonlySet<string>) => ReadonlySet<string>>> = {
  // The loaders accept several locations.
  schema: (kinds) => new Set([...kinds, "list"]),
  // `skip` is declared, but the pages recommend `SKIP`, which two known bugs don't affect.
  "printTypeOptions.deprecated": (kinds) => new Set([...kinds].map((kind) => (kind === '"skip"' ? '"SKIP"' : kind))),
  // `false` is declared, but has no effect in this release.
  "docOptions.frontMatter": (kinds) => new Set([...kinds].filter((kind) => kind !== "false")),
};

/** The option for the names of the root types: the loaders read it, but the declarations lack it. */
const rootTypes: Option = { path: "loaders.*.options.rootTypes", required: false, kinds: new Set(["object"]) };

/** Reads the options, their defaults and the flags from the packages. */
export async function readFacts(): Promise<Facts> {
  const options = [...declaredOptions(), rootTypes].map((option) => ({
    ...option,
    kinds: corrections[option.path]?.(option.kinds) ?? option.kinds,
  }));
  const flags = await readFlags(options.map(({ path }) => path).filter((path) => !path.includes(".")));
  return { options, flags, defaults: readDefaults(flags) };
}

/** The flag that sets an option. */
export function flagOf({ flags }: Facts, { path }: Option): Flag | undefined {
  return flags.find(({ option }) => option === path);
}

/** Whether a flag sets a parent or a child of the option. */
export function flagNearby({ flags }: Facts, { path }: Option): boolean {
  return flags.some(({ option }) => option?.startsWith(`${path}.`) === true || path.startsWith(`${option ?? " "}.`));
}

/** The id of an option's heading in the settings: `loaders.*.module` is `loaders-module`. */
export function anchorOf(path: string): string {
  return path.replaceAll(".*", "").replaceAll(".", "-").toLowerCase();
}

/** A flag of the command. */
export interface Flag {
  /** As the help prints it: `-s, --schema <schema>`. */
  readonly text: string;
  readonly names: readonly string[];
  readonly docusaurusOnly: boolean;
  readonly defaultValue: unknown;
  /** Path of the option that it sets, if any. */
  readonly option: string | undefined;
}

/** A flag as commander stores it. The types of the commands do not declare flags. */
interface CommandOption {
  readonly flags: string;
  readonly long: string;
  readonly required: boolean;
  readonly defaultValue?: unknown;
  readonly attributeName: () => string;
}

type BuiltConfig = Readonly<Record<string, unknown>>;

/** Options that have another name in the built configuration: that name, and the name of the option. */
const userNames: Readonly<Record<string, string>> = { outputDir: "rootPath" };

/** Valid values for the flags that accept only certain strings. */
const samples: Readonly<Record<string, string>> = {
  groupByDirective: "@doc(category|=Common)",
  only: "@doc",
  skip: "@doc",
  deprecated: "group",
  hierarchy: "entity",
};

/**
 * The flags of the Docusaurus command, which are those of `gqlmd` and a few more.
 *
 * @param options names of the top-level options
 */
async function readFlags(options: readonly string[]): Promise<Flag[]> {
  const shared = commandOptions(getGraphQLMarkdownCli({ id: "flags" })).map(({ flags }) => flags);
  const flags: Flag[] = [];
  for (const option of commandOptions(await docusaurusCommand())) {
    const name = option.attributeName();
    flags.push({
      text: option.flags,
      names: option.flags.replace(/ <.*$/u, "").split(", "),
      docusaurusOnly: !shared.includes(option.flags),
      defaultValue: option.defaultValue,
      option: options.includes(name) ? name : await optionSetBy(name, samples[name] ?? (option.required ? "x" : true)),
    });
  }
  return flags;
}

function commandOptions(command: object): readonly CommandOption[] {
  return (command as { readonly options: readonly CommandOption[] }).options;
}

async function docusaurusCommand(): Promise<object> {
  const commands: object[] = [];
  const { extendCli } = await plugin({} as never, { id: "flags" });
  extendCli?.({ addCommand: (added: object) => commands.push(added) } as never);
  const [command] = commands;
  if (command === undefined) throw new Error("The Docusaurus plugin adds no command.");
  return command;
}

/** Sets a flag, and finds the option that changes in the configuration. */
async function optionSetBy(name: string, value: unknown): Promise<string | undefined> {
  const before = (await buildConfig({}, {})) as unknown as BuiltConfig;
  const after = (await buildConfig({}, { [name]: value })) as unknown as BuiltConfig;
  const changed = differences(before, after);
  // The output folder also changes with the base path.
  const causes = changed.length > 1 ? changed.filter((path) => !(path in userNames)) : changed;
  const [first] = causes;
  return first === undefined ? undefined : (userNames[first] ?? first);
}

function differences(before: BuiltConfig, after: BuiltConfig, prefix = ""): string[] {
  return Object.keys(after).flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    if (isDeepStrictEqual(old, current)) return [];
    // Options are at the first two levels; deeper levels are their values.
    return prefix === "" && key.endsWith("Options")
      ? differences(old as BuiltConfig, current as BuiltConfig, `${key}.`)
      : [prefix + key];
  });
}

/** Required content of a Default cell: a value, certain words, or that there is none. */
export type Default = { readonly value: unknown } | { readonly words: readonly string[] } | { readonly none: true };

/** Defaults by the path of the option. Options without a default may be missing. */
function readDefaults(flags: readonly Flag[]): ReadonlyMap<string, Default> {
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

/** An option of the type declarations. */
export interface Option {
  /** Dotted, with `*` for a user-defined name: `loaders.*.module`. */
  readonly path: string;
  /** Whether its parent object must have it. */
  readonly required: boolean;
  /** Kinds of its value in the words of the documentation, literals as JSON. */
  readonly kinds: ReadonlySet<string>;
}

const declarations = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@graphql-markdown/types/package.json")),
  "src",
);

/** The whole tree of options, in the order of the declarations, parents before children. */
function declaredOptions(): Option[] {
  const file = path.join(declarations, "core.d.ts");
  const program = ts.createProgram([file], { noEmit: true, strict: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const declared = (name: string): ts.Type => {
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (symbol === undefined) throw new Error(`@graphql-markdown/types declares no ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return [
    ...optionsBelow(checker, declared("ConfigOptions"), ""),
    // The keys of `printTypeOptions.hierarchy.api` (`operations` and `types`) are declared separately from that option.
    ...optionsBelow(checker, declared("ApiGroupOverrideType"), "printTypeOptions.hierarchy.api."),
  ];
}

function optionsBelow(checker: ts.TypeChecker, type: ts.Type, prefix: string): Option[] {
  return objectParts(checker, type).flatMap((part) => [
    ...checker.getIndexInfosOfType(part).flatMap((index) => optionsBelow(checker, index.type, `${prefix}*.`)),
    ...checker
      .getPropertiesOfType(part)
      .filter(isOwn)
      .flatMap((symbol) => {
        const parent = ownerOf(symbol) === "RootTypes" ? `${prefix}rootTypes.` : prefix;
        const value = checker.getTypeOfSymbol(symbol);
        const option: Option = {
          path: parent + symbol.name,
          required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
          kinds: kindsOf(checker, value),
        };
        return [option, ...optionsBelow(checker, value, `${option.path}.`)];
      }),
  ]);
}

/** The object types of a union, without lists and functions. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter((part) => kindsOf(checker, part).has("object") && !checker.isArrayType(part));
}

/** Whether the tool itself declares the property. Loaders inherit properties of other packages. */
function isOwn(symbol: ts.Symbol): boolean {
  const files = symbol.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
  return files.every((file) => file.startsWith(declarations));
}

/** Name of the interface that declares a property. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  const owner = symbol.declarations?.[0]?.parent;
  return owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : undefined;
}

/** The kinds of value that a type allows: `string`, `boolean`, `list`, `object`, `function`, and literals as JSON. */
function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<string> {
  const kinds = new Set(flatKinds(checker, type));
  if (kinds.delete("true") && kinds.delete("false")) kinds.add("boolean");
  return kinds;
}

/**
 * The kinds of value that the Type cell of a page names.
 *
 * @param cell with inline code between backticks
 */
export function kindsInCell(cell: string): ReadonlySet<string> {
  // The cell of a function also describes its result, and the cell of an object its keys.
  const kindText = cell.replace(/(\bfunction\b).*$/u, "$1").replace(/(\bobject\b)(?: with\b|:).*$/u, "$1");
  const literals = [...kindText.matchAll(/`("[^"]*"|true|false)`/gu)].map(([, literal = ""]) => literal);
  const words = kindText.replaceAll(/`[^`]*`/gu, "").matchAll(/\b(string|boolean|list|object|function)s?\b/gu);
  return new Set([...literals, ...[...words].map(([, word = ""]) => word)]);
}

/** Types that allow any value or no value. */
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

function flatKinds(checker: ts.TypeChecker, type: ts.Type): string[] {
  // The names of the methods are not declared, but exported by the package that implements them.
  if (type.aliasSymbol?.name === "DiffMethodName")
    return Object.values(CompareMethod).map((name) => JSON.stringify(name));
  if (type.isUnion()) return type.types.flatMap((part) => flatKinds(checker, part));
  if (type.isStringLiteral()) return [JSON.stringify(type.value)];
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type)];
  if ((type.flags & NOTHING) !== 0) return [];
  // A branded string is an intersection of `string` and a mark that no value has.
  const parts = type.isIntersection() ? type.types : [type];
  if (parts.some((part) => (part.flags & ts.TypeFlags.String) !== 0)) return ["string"];
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return ["list", ...(element ? flatKinds(checker, element) : [])];
  }
  return [type.getCallSignatures().length > 0 ? "function" : "object"];
}
