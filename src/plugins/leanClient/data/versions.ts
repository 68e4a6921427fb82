import type { SiteRoute } from "../routes/read";

/** Data of a version of docs, of which the sidebars are shown on every page and the docs on cards only. */
interface VersionData {
  readonly version: {
    readonly docsSidebars: object;
    readonly docs: Readonly<Record<string, { readonly description?: string }>>;
  };
}

function isVersionData(data: unknown): data is VersionData {
  const { version } = data as Partial<VersionData>;
  return version?.docsSidebars !== undefined && typeof version.docs === "object";
}

/** Whether a module is data in the folder that all plugins share; some plugins have names of their own for theirs. */
function isGeneratedData(module: unknown): module is string {
  return typeof module === "string" && module.startsWith("@generated/") && module.endsWith(".json");
}

/** How the split reads the modules of the site and writes new ones. */
export interface Modules {
  /** Text of a module, without what its loaders do to it. */
  readonly read: (module: string) => string;
  /** Writes data and returns the path of its module. */
  readonly write: (module: string, suffix: string, data: unknown) => string;
}

/** Whether a page shows cards of docs, which have the descriptions of those. */
function hasCards({ modules: { __comp: component, content } }: SiteRoute, { read }: Modules): boolean {
  if (typeof content === "string" && content.startsWith("@site/")) return read(content).includes("DocCardList");
  return typeof component === "string" && component.includes("DocCategoryGeneratedIndexPage");
}

/**
 * Removes the list of docs from the data of each version: three quarters of what a page of a generated reference loads
 * beside its text, and only cards of docs read it. Pages with cards get the list by itself, as `__cards`.
 *
 * @upstream @docusaurus/plugin-content-docs/lib/props.js
 */
export function splitVersions(routes: readonly SiteRoute[], files: Modules, cards?: string): SiteRoute[] {
  return routes.map((route) => {
    const { __props: props } = route.modules;
    const data: unknown = isGeneratedData(props) ? JSON.parse(files.read(props)) : {};
    if (!isGeneratedData(props) || !isVersionData(data)) {
      const modules =
        cards !== undefined && hasCards(route, files) ? { ...route.modules, __cards: cards } : route.modules;
      return { ...route, modules, routes: splitVersions(route.routes, files, cards) };
    }
    const { docs } = data.version;
    const descriptions = Object.fromEntries(Object.entries(docs).map(([id, { description }]) => [id, { description }]));
    const own = files.write(props, "version", { ...data, version: { ...data.version, docs: {} } });
    const list = files.write(props, "cards", descriptions);
    return { ...route, modules: { ...route.modules, __props: own }, routes: splitVersions(route.routes, files, list) };
  });
}
