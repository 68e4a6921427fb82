import type { SiteRoute } from "../routes/read";

/** Data of a version of docs. Every page shows its sidebars, but only cards show its docs. */
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

/** Whether a module is JSON in `@generated`. Other paths are aliases of single plugins. */
function isGeneratedData(module: unknown): module is string {
  return typeof module === "string" && module.startsWith("@generated/") && module.endsWith(".json");
}

export interface Modules {
  readonly read: (module: string) => string;
  /** Writes data and returns the path of its module. */
  readonly write: (module: string, suffix: string, data: unknown) => string;
}

/** Whether a page shows cards of docs, with their descriptions. */
function hasCards({ modules: { __comp: component, content } }: SiteRoute, { read }: Modules): boolean {
  if (typeof content === "string" && content.startsWith("@site/")) return read(content).includes("DocCardList");
  return typeof component === "string" && component.includes("DocCategoryGeneratedIndexPage");
}

/**
 * Removes the list of docs from the data of each version: it is three quarters of the data that a page of a generated
 * reference loads, and only cards read it. Pages with cards get the list separately, as `__cards`.
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
