import { MANAGERS } from "@site/src/plugins/packageManagers/commands";
import type { Manager } from "@site/src/plugins/packageManagers/commands";
import type { Fence } from "../fences";

/** Headings of the sections that a reader follows. Each section has blocks for every site generator. */
const SECTIONS: readonly string[] = [
  "Install for your site generator",
  "Add a schema",
  "Configure and generate",
  "Regenerate before each build",
];

const SITE_GENERATORS = ["docusaurus", "starlight", "vitepress", "mkdocs"] as const;
export type SiteGenerator = (typeof SITE_GENERATORS)[number];

/** The tabs that a reader chooses. */
export interface TabChoice {
  readonly siteGenerator: SiteGenerator;
  readonly packageManager: Manager;
}

/**
 * The blocks that a reader sees in the chosen tabs, in order.
 *
 * @param fences blocks of one page
 * @throws Error when a section has no blocks for the site generator
 */
export function visibleBlocks({ siteGenerator, packageManager }: TabChoice, fences: readonly Fence[]): Fence[] {
  const visible = fences.filter(({ headings, tabs }) => {
    return SECTIONS.includes(headings[0] ?? "") && tabs.every((tab) => tab === siteGenerator || tab === packageManager);
  });
  const empty = SECTIONS.find((section) => !visible.some(({ headings }) => (headings[0] ?? "") === section));
  if (empty !== undefined) throw new Error(`The page has no blocks for ${siteGenerator} under "${empty}".`);
  return visible;
}

/** The blocks that no reader sees, whichever tabs they choose. */
export function hiddenBlocks(fences: readonly Fence[]): Fence[] {
  const choices = SITE_GENERATORS.flatMap((siteGenerator) =>
    MANAGERS.map((packageManager): TabChoice => ({ siteGenerator, packageManager })),
  );
  const visible = new Set(choices.flatMap((choice) => visibleBlocks(choice, fences)));
  return fences.filter((fence) => !visible.has(fence));
}
