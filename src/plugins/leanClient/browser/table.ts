import { SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";
import type { Group } from "./expand";
import { readMeta } from "./firstPage";
import { pageModule } from "./pageModule";

function addPages(groups: readonly Group[], table: readonly PageGroup[]): void {
  table.forEach(({ paths, modules, scripts }, number) => {
    const group = groups[number];
    paths.forEach((path, at) => {
      group?.add(path, () => pageModule(modules[at] ?? "", scripts[at] ?? "", group.json));
    });
  });
}

let added: Promise<void> | undefined;
let complete = false;

/** Whether the page table has been fetched and all its pages have been added. */
export function hasAllPages(): boolean {
  return complete;
}

/** Returns the URL of the page table, base URL included. */
export function tableUrl(): string {
  return `${__webpack_public_path__}${SCRIPTS}${readMeta().file}`;
}

async function fetchPages(groups: readonly Group[]): Promise<void> {
  const response = await fetch(tableUrl());
  if (!response.ok) throw new Error(`Loading ${response.url} failed with status ${String(response.status)}.`);
  addPages(groups, (await response.json()) as readonly PageGroup[]);
  complete = true;
}

/**
 * Fetches the page table and adds all its pages, once.
 *
 * @throws Error when the page table can't be fetched; the next call tries again
 */
export async function addAllPages(groups: readonly Group[]): Promise<void> {
  added ??= fetchPages(groups).catch((error: unknown) => {
    added = undefined;
    throw error;
  });
  return added;
}
