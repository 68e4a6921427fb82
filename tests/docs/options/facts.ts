import { readDefaults } from "./defaults";
import type { Default } from "./defaults";
import { readFlags } from "./flags";
import type { Flag } from "./flags";
import { declaredOptions } from "./types";
import type { Option } from "./types";

/** What the installed packages say about the options. */
export interface Facts {
  readonly options: readonly Option[];
  readonly defaults: ReadonlyMap<string, Default>;
  readonly flags: readonly Flag[];
}

/** Where the declarations are wrong about the values that work. */
const corrections: Readonly<Record<string, (kinds: ReadonlySet<string>) => ReadonlySet<string>>> = {
  // The loaders take several places at once.
  schema: (kinds) => new Set([...kinds, "list"]),
  // Declared, but without effect in this release.
  "docOptions.frontMatter": (kinds) => new Set([...kinds].filter((kind) => kind !== "false")),
};

/** The loaders read the names of the roots from this object, which the declarations leave out. */
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

/** Whether a flag sets what holds the option, or something that the option holds. */
export function flagNearby({ flags }: Facts, { path }: Option): boolean {
  return flags.some(({ option }) => option?.startsWith(`${path}.`) === true || path.startsWith(`${option ?? " "}.`));
}

/** The id of an option's heading in the settings: `loaders.*.module` is `loaders-module`. */
export function anchorOf(path: string): string {
  return path.replaceAll(".*", "").replaceAll(".", "-").toLowerCase();
}
