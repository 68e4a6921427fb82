import { patchFailed } from "../../../shared/bundler/expectations";
import { patch } from "../parts";

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

interface Version {
  readonly docs: readonly unknown[];
}

interface Instance {
  readonly versions: readonly Version[];
}

function isInstance(value: unknown): value is Instance {
  const { versions } = value as Partial<Instance>;
  return Array.isArray(versions) && versions.every(({ docs }: Partial<Version>) => Array.isArray(docs));
}

/** What plugins give to all pages, by plugin and instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is read of an item of the navbar. */
export interface NavbarItem {
  readonly type?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly NavbarItem[];
}

/** Instances whose docs an item of the navbar looks up. */
function instancesInNavbar(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({ type, docsPluginId = "default", items: children = [] }) => [
    ...(type?.startsWith("doc") ? [docsPluginId] : []),
    ...instancesInNavbar(children),
  ]);
}

/**
 * Leaves the list of all docs out of the data of those docs instances where nothing reads it. Docusaurus looks
 * docs up in it for items of the navbar that name a doc or a sidebar, and to find a doc in another version.
 *
 * @param navbar items of the navbar
 * @returns the data, with empty lists where nothing reads them
 * @throws Error when no plugin has such lists, or an instance has them in another form
 * @upstream @docusaurus/plugin-content-docs/lib/globalData.js
 */
export function withoutUnreadDocs(data: GlobalData, navbar: readonly NavbarItem[]): GlobalData {
  const read = new Set(instancesInNavbar(navbar));
  const docsData = data[DOCS_PLUGIN];
  if (!docsData) throw patchFailed(patch, `the global data has nothing of ${DOCS_PLUGIN}`);
  const instances = Object.entries(docsData).map(([id, value]) => {
    if (!isInstance(value))
      throw patchFailed(patch, `the global data of the docs instance "${id}" has no versions with lists of docs`);
    if (read.has(id) || value.versions.length > 1) return [id, value] as const;
    return [id, { ...value, versions: value.versions.map((version) => ({ ...version, docs: [] })) }] as const;
  });
  return { ...data, [DOCS_PLUGIN]: Object.fromEntries(instances) };
}
