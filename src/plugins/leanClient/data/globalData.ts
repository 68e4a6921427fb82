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

/** Docusaurus's global data, by plugin and instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface NavbarItem {
  readonly type?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly NavbarItem[];
}

function instancesInNavbar(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({ type, docsPluginId = "default", items: children = [] }) => [
    ...(type?.startsWith("doc") ? [docsPluginId] : []),
    ...instancesInNavbar(children),
  ]);
}

/**
 * Removes the list of docs from the data of each docs instance whose list nothing reads. Docusaurus reads the list for
 * navbar items that name a doc or a sidebar, and to find a doc in another version.
 *
 * @throws Error when the global data does not have the expected form
 * @upstream @docusaurus/plugin-content-docs/lib/globalData.js
 */
export function withoutUnreadDocs(data: GlobalData, navbar: readonly NavbarItem[]): GlobalData {
  const read = new Set(instancesInNavbar(navbar));
  const docsData = data[DOCS_PLUGIN];
  if (!docsData) throw patchFailed(patch, `the global data lacks ${DOCS_PLUGIN}`);
  const instances = Object.entries(docsData).map(([id, value]) => {
    if (!isInstance(value))
      throw patchFailed(patch, `the global data of the docs instance "${id}" has no versions with lists of docs`);
    if (read.has(id) || value.versions.length > 1) return [id, value] as const;
    return [id, { ...value, versions: value.versions.map((version) => ({ ...version, docs: [] })) }] as const;
  });
  return { ...data, [DOCS_PLUGIN]: Object.fromEntries(instances) };
}
