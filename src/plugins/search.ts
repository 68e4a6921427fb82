import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { Joi } from "@docusaurus/utils-validation";
import { hashFiles } from "../generate/files/hash";
import { buildIndex } from "../search/build";
import type { IndexOptions } from "../search/build";
import { openMemory } from "../search/build/memory";
import { searchIndexFile, SIDEBAR_PARENT_CATEGORIES } from "../search/shared/constants";

const schema = Joi.object<IndexOptions>({
  generatedRoutes: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/u))
    .default([]),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(SIDEBAR_PARENT_CATEGORIES),
});

const root = path.resolve(__dirname, "../..");

/** What decides how pages are cut: the code, and the versions of the packages that it calls. */
const CODE = ["src/search/build", "src/search/shared", "package-lock.json"];

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
      const remembered = path.join(props.generatedFilesDir, "search", `${context.i18n.currentLocale}.json`);
      const memory = await openMemory(remembered, await hashFiles(root, CODE));
      const index = await buildIndex(props, options, memory);
      await writeFile(`${file}.tmp`, JSON.stringify(index));
      await rename(`${file}.tmp`, file);
      await memory.save();
    },
  };
}
