import type { SiteRoute } from "../routes/read";

/** Data of a version of docs. Every page of the version needs the sidebars, but only cards need the docs. */
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

/** Whether a module is JSON in `@generated`. `ModuleFiles` can't read modules by the aliases that plugins define. */
function isGeneratedData(module: unknown): module is string {
  return typeof module === "string" && module.startsWith("@generated/") && module.endsWith(".json");
}

/** Reads and writes the files of modules. */
export interface ModuleFiles {
  readonly read: (module: string) => string;
  /** Writes data for a module to a new file, and returns the path of the new module. */
  readonly write: (module: string, suffix: string, data: unknown) => string;
}

/** Whether a page shows cards of docs, with their descriptions. */
function hasCards({ modules: { __comp: component, content } }: SiteRoute, { read }: ModuleFiles): boolean {
  if (typeof content === "string" && content.startsWith("@site/")) return read(content).includes("DocCardList");
  return typeof component === "string" && component.includes("DocCategoryGeneratedIndexPage");
}

/**
 * Removes the list of docs from the data of each version: the list is three quarters of the data that a page of a generated
 * reference loads, and only cards read it. Pages with cards get the descriptions separately, as `__cards`.
 *
 * @param cards module with the descriptions of the docs in the version that the routes belong to
 * @upstream @docusaurus/plugin-content-docs/lib/props.js
 */
export function splitVersions(routes: readonly SiteRoute[], files: ModuleFiles, cards?: string): SiteRoute[] {
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
    const withoutDocs = files.write(props, "version", { ...data, version: { ...data.version, docs: {} } });
    const list = files.write(props, "cards", descriptions);
    return {
      ...route,
      modules: { ...route.modules, __props: withoutDocs },
      routes: splitVersions(route.routes, files, list),
    };
  });
}
