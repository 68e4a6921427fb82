import type { Fence } from "../fences";

/** The ways from an empty folder to a site, as the page describes them. */
const SECTIONS = {
  docusaurus: [
    "Check what you need",
    "Create the site",
    "Install the packages",
    "Add a schema",
    "Configure the generation",
    "Generate the pages",
    "Run the site",
    "Add it to an existing Docusaurus site",
    "Regenerate before each build",
  ],
  cli: ["Add a schema", "Without Docusaurus"],
} as const;

/** One way through the page. */
export interface Route {
  readonly way: keyof typeof SECTIONS;
  /** Value of the tab in which the reader stays. */
  readonly packageManager: string;
}

/**
 * The blocks on one way with one package manager, in order.
 *
 * @param fences blocks of one page
 * @throws Error when the page has no blocks in a section of the way
 */
export function blocksOn({ way, packageManager }: Route, fences: readonly Fence[]): Fence[] {
  const sections: readonly string[] = SECTIONS[way];
  const strange = sections.find((section) => !fences.some(({ headings }) => headings[0] === section));
  if (strange !== undefined) throw new Error(`The page has no blocks under "${strange}".`);
  return fences.filter(({ headings, tabs }) => {
    return sections.includes(headings[0] ?? "") && tabs.every((tab) => tab === packageManager);
  });
}

/** The blocks that no way leads to. */
export function blocksOff(fences: readonly Fence[]): Fence[] {
  const sections: readonly string[] = Object.values(SECTIONS).flat();
  return fences.filter(({ headings }) => !sections.includes(headings[0] ?? ""));
}
