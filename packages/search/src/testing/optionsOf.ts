import { normalizePluginOptions } from "@docusaurus/utils-validation";
import { validateOptions } from "../options.ts";
import type { SearchOptions } from "../options.ts";

/** Checks the options of a site, and adds the defaults, as Docusaurus does. */
export function optionsOf(options: unknown): SearchOptions {
  return validateOptions({ validate: normalizePluginOptions as never, options });
}
