import { readDefaults } from "./defaults";
import type { Default } from "./defaults";
import { readFlags } from "./flags";
import type { Flag } from "./flags";
import { declaredOptions } from "./types";
import type { Option } from "./types";

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
  // Declared, but without effect in this release.
  "docOptions.frontMatter": (kinds) => new Set([...kinds].filter((kind) => kind !== "false")),
};

/** Names of the root types, which the loaders read but the declarations lack. */
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
