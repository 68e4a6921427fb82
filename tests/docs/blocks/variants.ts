import type { Fence } from "../fences";

/** One way through the tabs of a page: the tab that a reader chooses in each group. */
export interface Variant {
  readonly index: number;
  readonly shows: (fence: Fence) => boolean;
  /**
   * Whether the blocks of a chapter run. They don't if the chapter is the same in an earlier variant.
   */
  readonly acts: (chapter: readonly Fence[]) => boolean;
}

const PACKAGE_MANAGERS = ["npm", "yarn", "pnpm", "bun"];
const GROUPS = [
  ["plugin", "graphqlrc"],
  ["docusaurus-command", "gqlmd"],
  ["docusaurus", "starlight", "vitepress", "mkdocs", "other"],
  PACKAGE_MANAGERS,
];
// The package with which graphql-config reads TOML is not installed.
const NOT_CHOSEN = new Set(["toml"]);

/** As many variants as the largest group of tabs has values, so that every tab is chosen in one of them. */
export function variantsOf(fences: readonly Fence[]): Variant[] {
  const groups = groupsOf(fences);
  const count = Math.max(1, ...groups.map((group) => group.length));
  return Array.from({ length: count }, (_, index) => {
    const chosen = new Set(["npm", ...groups.map((group) => group[index % group.length])]);
    return {
      index,
      shows: (fence) => fence.tabs.every((tab) => chosen.has(tab)),
      acts: (chapter) => index < Math.max(1, ...groupsOf(chapter).map((group) => group.length)),
    };
  });
}

function groupsOf(fences: readonly Fence[]): string[][] {
  const used = new Set(fences.flatMap(({ tabs }) => tabs).filter((tab) => !NOT_CHOSEN.has(tab)));
  const known = GROUPS.map((group) => group.filter((tab) => used.has(tab)));
  const others = [...used].filter((tab) => !GROUPS.flat().includes(tab));
  return [...known, others].filter((group) => group.length > 0 && !group.some((tab) => PACKAGE_MANAGERS.includes(tab)));
}
