import path from "node:path";
import type { LoadContext, OptionValidationContext, Plugin } from "@docusaurus/types";
import { Joi } from "@docusaurus/utils-validation";
import { prepareForHosts } from "../hosting";
import { writePagesMeta } from "../leanClient";
import { writeMarkdownPages } from "../markdownPages";
import type { LlmsOptions, SectionOptions } from "../markdownPages";
import { SIDEBAR_PARENT_CATEGORIES, writeIndex } from "../search";
import type { IndexOptions } from "../search";

/** What the site says about the work on its built pages. */
export type AfterBuildOptions = IndexOptions & LlmsOptions;

const section = Joi.object<SectionOptions>({
  title: Joi.string().required(),
  instances: Joi.array().items(Joi.string()).required(),
  overviewOnly: Joi.boolean(),
});

const schema = Joi.object<AfterBuildOptions>({
  generatedRoutes: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/u))
    .default([]),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(SIDEBAR_PARENT_CATEGORIES),
  llmsSections: Joi.array().items(section).default([]),
});

/** Checks the options of the plugin; Docusaurus names the plugin and the option in its error. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<AfterBuildOptions>, AfterBuildOptions>): AfterBuildOptions {
  return validate(schema, options);
}

/**
 * Works on the built pages of each locale: reads them into the search index, writes them as Markdown, tells them where the
 * table of pages is, and gives them their policy. One plugin does all of it, because the hooks of different plugins run at
 * the same time.
 */
export default function afterBuild({ i18n }: LoadContext, options: AfterBuildOptions): Plugin {
  return {
    name: "after-build",
    async postBuild(props) {
      await writeIndex(props, i18n.currentLocale, options);
      await writeMarkdownPages(props, i18n.currentLocale, options);
      // After the index, which remembers pages by what is in them: this changes in all of them when one does.
      await writePagesMeta(props.outDir, props.baseUrl);
      const defaultBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? props.baseUrl;
      // A further locale is built into a folder of the first, `build/fr` at `/fr/`, whose headers hold for both.
      const below = props.baseUrl.startsWith(defaultBaseUrl) ? props.baseUrl.slice(defaultBaseUrl.length) : "";
      await prepareForHosts({
        folder: path.resolve(
          props.outDir,
          ...below
            .split("/")
            .filter(Boolean)
            .map(() => ".."),
        ),
        baseUrl: below === "" ? props.baseUrl : defaultBaseUrl,
        origin: new URL(props.siteConfig.url).origin,
      });
    },
  };
}
