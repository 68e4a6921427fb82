import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { Joi } from "@docusaurus/utils-validation";
import { buildIndex } from "../search/build";
import type { IndexOptions } from "../search/build";
import { searchIndexFile, SIDEBAR_PARENT_CATEGORIES } from "../search/shared/constants";

const schema = Joi.object<IndexOptions>({
  generatedRoutes: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/u))
    .default([]),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(SIDEBAR_PARENT_CATEGORIES),
});

/** Checks the options of the plugin; Docusaurus names the plugin and the option in its error. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<IndexOptions>, IndexOptions>): IndexOptions {
  return validate(schema, options);
}

/** Writes the search index of each locale beside its pages. A failed build leaves the index of the one before. */
export default function search(context: LoadContext, options: IndexOptions): Plugin {
  return {
    name: "search",
    // The box's library brings a reporter to an analytics service, which starts on request only. Without it, it never can.
    configureWebpack: () => ({ resolve: { alias: { "@algolia/autocomplete-plugin-algolia-insights": false } } }),
    async postBuild(props) {
      const file = path.join(props.outDir, searchIndexFile(context.i18n.currentLocale));
      const index = await buildIndex(props, options);
      await writeFile(`${file}.tmp`, JSON.stringify(index));
      await rename(`${file}.tmp`, file);
    },
  };
}
