import { api } from "./api";
import { diff } from "./diff";
import { filters } from "./filters";
import { formatters } from "./formatters";
import { hooks } from "./hooks";
import { options } from "./options";
import { presets } from "./presets";
import type { Reproduction } from "./reproduction";

/** A reproduction of each bug in the table of `docs/troubleshooting.mdx`. */
export const reproductions: readonly Reproduction[] = [filters, options, formatters, hooks, diff, presets, api].flatMap(
  (bugs) => Object.entries(bugs),
);
