import process from "node:process";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { PluginConfig } from "@docusaurus/types";
import { instances } from "../data/instances";
import type { DocsInstance } from "../data/instances";
import type { AfterBuildOptions } from "../plugins/afterBuild";
import configurationForms from "../plugins/configurationForms";
import narrowScreens from "../plugins/narrowScreens";
import packageManagers from "../plugins/packageManagers";
import { openInPlayground } from "../plugins/playground";
import type { Section } from "../plugins/structuredData";
import toolCommands from "../plugins/toolCommands";
import { sidebarInOrder } from "./sidebarOrder";

/** Whether an instance is the main docs, which the classic preset contains. */
const isMain = ({ id }: DocsInstance): boolean => id === "default";

function docsOptions({ id, routeBasePath, sidebarPath, docItemComponent }: DocsInstance): DocsOptions {
  const sidebar = sidebarPath ? { sidebarPath } : { sidebarItemsGenerator: sidebarInOrder };
  return { id, path: routeBasePath, routeBasePath, ...sidebar, ...(docItemComponent ? { docItemComponent } : {}) };
}

/**
 * Returns the options of the main docs, for the classic preset. If `EDIT_URL` is set, for example to
 * `https://github.com/owner/site/edit/main/`, each page has a link to edit it.
 */
export function mainDocs(): DocsOptions {
  const main = instances.find(isMain);
  if (!main) throw new Error('src/data/instances.ts has no instance "default"; the classic preset needs one.');
  const { EDIT_URL: editUrl } = process.env;
  return {
    ...docsOptions(main),
    ...(editUrl ? { editUrl } : {}),
    remarkPlugins: [openInPlayground, configurationForms, packageManagers, toolCommands, narrowScreens],
  };
}

function docsPlugin({ generated }: DocsInstance): string {
  const watched = generated && process.env.NODE_ENV === "development";
  return watched ? "./src/plugins/generatedDocs/index.ts" : "@docusaurus/plugin-content-docs";
}

/** A docs plugin for each instance except the main docs. */
export const docsInstances: PluginConfig[] = instances
  .filter((instance) => !isMain(instance))
  .map((instance) => [
    docsPlugin(instance),
    // Only code with hyphens: markup for all inline code would enlarge the generated pages.
    { ...docsOptions(instance), remarkPlugins: [[narrowScreens, { code: "hyphenated" }]] },
  ]);

/**
 * Returns patterns of the routes of instances that are not in the sitemap.
 *
 * @param baseUrl path of the home page, with a slash at both ends
 */
export function outsideSitemap(baseUrl: string): string[] {
  return instances.filter(({ inSitemap }) => !inSitemap).map(({ routeBasePath }) => `${baseUrl}${routeBasePath}/**`);
}

/** Structured data and social image of each instance, by its id. */
export const socialSections: Readonly<Record<string, Section>> = Object.fromEntries(
  instances.map(({ id, label, landing, socialImage }) => [
    id,
    { name: label, path: landing, image: socialImage.src, alt: socialImage.alt },
  ]),
);

/** Options of `afterBuild` that depend on the instances. */
export const afterBuildOptions: Partial<AfterBuildOptions> = {
  generatedRoutes: instances.filter(({ generated }) => generated).map(({ routeBasePath }) => `/${routeBasePath}`),
  llmsSections: [...new Set(instances.map(({ llms }) => llms.section))].map((title) => {
    const members = instances.filter(({ llms }) => llms.section === title);
    return {
      title,
      instances: members.map(({ id }) => id),
      overviewOnly: members.every(({ llms }) => llms.overviewOnly),
    };
  }),
};
