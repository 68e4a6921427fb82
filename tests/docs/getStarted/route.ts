import type { Fence } from "../fences";

/** Values of the tabs in which a reader stays while following the page. */
export interface Route {
  readonly framework: string;
  readonly packageManager: string;
}

/**
 * The blocks that a reader meets who chooses one framework and one package manager, in order.
 *
 * @param fences blocks of one page
 */
export function blocksOn({ framework, packageManager }: Route, fences: readonly Fence[]): Fence[] {
  return fences.filter(({ tabs }) => {
    const [outer, inner] = tabs;
    return (outer === undefined || outer === framework) && (inner === undefined || inner === packageManager);
  });
}

/** Name of the file that a block is to be saved as; blocks of plain text only show what the reader sees. */
export function fileNameOf({ language, meta }: Fence): string | undefined {
  return language === "bash" || language === "text" ? undefined : meta["title"];
}
