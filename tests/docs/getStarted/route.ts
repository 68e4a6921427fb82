import { MANAGERS } from "@site/src/plugins/packageManagers/commands";
import type { Manager } from "@site/src/plugins/packageManagers/commands";
import type { Fence } from "../fences";

/** Sections for every site generator, each with a tab for it. */
const SHARED = [
  "Check what you need",
  "Install for your site generator",
  "Add a schema",
  "Configure and generate",
] as const;

/** The sections for each site generator, by the value of its tab. */
const SECTIONS = {
  docusaurus: [...SHARED, "Regenerate before each build"],
  starlight: SHARED,
  vitepress: SHARED,
  mkdocs: SHARED,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Way = keyof typeof SECTIONS;
const WAYS = Object.keys(SECTIONS) as Way[];

/** The tabs that a reader chooses. */
export interface Route {
  readonly way: Way;
  readonly packageManager: Manager;
}

/**
 * The blocks for one site generator and one package manager, in order.
 *
 * @param fences blocks of one page
 * @throws Error when a section has no blocks for the site generator
 */
export function blocksOn({ way, packageManager }: Route, fences: readonly Fence[]): Fence[] {
  const sections: readonly string[] = SECTIONS[way];
  const on = fences.filter(({ headings, tabs }) => {
    return sections.includes(headings[0] ?? "") && tabs.every((tab) => tab === way || tab === packageManager);
  });
  const empty = sections.find((section) => !on.some(({ headings }) => headings[0] === section));
  if (empty !== undefined) throw new Error(`The page has no blocks for ${way} under "${empty}".`);
  return on;
}

/** The blocks that no reader sees. */
export function blocksOff(fences: readonly Fence[]): Fence[] {
  const routes = WAYS.flatMap((way) => MANAGERS.map((packageManager): Route => ({ way, packageManager })));
  const on = new Set(routes.flatMap((route) => blocksOn(route, fences)));
  return fences.filter((fence) => !on.has(fence));
}
