import { MANAGERS } from "@site/src/plugins/packageManagers/commands";
import type { Manager } from "@site/src/plugins/packageManagers/commands";
import type { Fence } from "../fences";

/** Sections for every site generator, each with a tab for it. */
const SECTIONS: readonly string[] = [
  // Above the first heading.
  "",
  "Install for your site generator",
  "Add a schema",
  "Configure and generate",
  "Regenerate before each build",
];

const WAYS = ["docusaurus", "starlight", "vitepress", "mkdocs"] as const;
export type Way = (typeof WAYS)[number];

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
  const on = fences.filter(({ headings, tabs }) => {
    return SECTIONS.includes(headings[0] ?? "") && tabs.every((tab) => tab === way || tab === packageManager);
  });
  const empty = SECTIONS.find((section) => !on.some(({ headings }) => (headings[0] ?? "") === section));
  if (empty !== undefined) throw new Error(`The page has no blocks for ${way} under "${empty}".`);
  return on;
}

/** The blocks that no reader sees. */
export function blocksOff(fences: readonly Fence[]): Fence[] {
  const routes = WAYS.flatMap((way) => MANAGERS.map((packageManager): Route => ({ way, packageManager })));
  const on = new Set(routes.flatMap((route) => blocksOn(route, fences)));
  return fences.filter((fence) => !on.has(fence));
}
