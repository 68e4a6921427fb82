import path from "node:path";
import type { LoadContext, OptionValidationContext, Plugin, Props } from "@docusaurus/types";
import { Joi } from "@docusaurus/utils-validation";
import { createIndexer } from "docusaurus-lean-search/indexer";
import type { SearchOptions } from "docusaurus-lean-search/indexer";
import { openCache, hashFiles } from "../../shared/files";
import type { PageTask } from "../../shared/markup/page";
import { hostFiles } from "../hosting";
import { pagesMeta } from "../leanClient";
import { markdownForms } from "../markdownPages";
import type { LlmsOptions, SectionOptions } from "../markdownPages";
import { readPages } from "./pass";

export type AfterBuildOptions = LlmsOptions;

const section = Joi.object<SectionOptions>({
  title: Joi.string().required(),
  instances: Joi.array().items(Joi.string()).required(),
  overviewOnly: Joi.boolean(),
});

const schema = Joi.object<AfterBuildOptions>({
  generatedRoutes: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/u))
    .default([]),
  llmsSections: Joi.array().items(section).default([]),
});

/** Checks the options of the plugin; Docusaurus names the plugin and the option in its error. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<AfterBuildOptions>, AfterBuildOptions>): AfterBuildOptions {
  return validate(schema, options);
}

const root = path.resolve(__dirname, "../../..");

/** Inputs of the cache's version: the code that computes cached values, and the versions of the packages that it calls. */
export const CODE = [
  "packages/search/src",
  "src/plugins/search",
  "src/plugins/markdownPages",
  "src/data",
  "src/shared",
  "package-lock.json",
];

/**
 * Creates the task that makes the search index, with the options of the search theme.
 *
 * @returns undefined when the search theme makes the index itself, or the site has another search
 */
function searchIndex(props: Props, locale: string): PageTask | undefined {
  const theme = props.plugins.find(({ name }) => name === "docusaurus-lean-search");
  const options = theme?.options as SearchOptions | undefined;
  if (!options || options.buildIndex) return undefined;
  const { add, finish } = createIndexer(props, locale, options);
  return {
    page({ file, tree, head, recall }, html) {
      add(file, { tree, head }, (key, compute) => recall(["search", ...key], compute));
      return html;
    },
    finish,
  };
}

/**
 * Processes the built pages of each locale in one pass: writes the search index and the Markdown forms, adds to the pages their
 * Content Security Policy and the element by which the lean client finds its table of pages, and writes the files for hosts. One
 * plugin does all of this, because Docusaurus runs the `postBuild` hooks of different plugins at the same time.
 */
export default function afterBuild({ i18n }: LoadContext, options: AfterBuildOptions): Plugin {
  return {
    name: "after-build",
    async postBuild(props) {
      const { outDir, baseUrl, generatedFilesDir } = props;
      const locale = i18n.currentLocale;
      const defaultBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
      // Docusaurus builds each further locale into a folder below the default locale's, such as `build/fr/` for
      // `/fr/`. The host files in the folder of the default locale cover all locales.
      const localeFolder = baseUrl.startsWith(defaultBaseUrl) ? baseUrl.slice(defaultBaseUrl.length) : "";
      const folder = path.resolve(outDir, path.relative(`/${localeFolder}`, "/"));
      const cache = await openCache(
        path.join(generatedFilesDir, "after-build", `${locale}.json`),
        await hashFiles(root, CODE),
      );
      const tasks = [searchIndex(props, locale), markdownForms(props, options), await pagesMeta(outDir, baseUrl)];
      await readPages({
        folder,
        localeFolder,
        tasks: tasks.filter((task) => task !== undefined),
        lastTask: hostFiles({
          folder,
          baseUrl: localeFolder === "" ? baseUrl : defaultBaseUrl,
          origin: new URL(props.siteConfig.url).origin,
        }),
        cache,
      });
      await cache.save();
    },
  };
}
