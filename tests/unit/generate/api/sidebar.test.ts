import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { API_PACKAGES } from "../../../../src/generate/api/packages";
import type { Page } from "./pages";
import { siteReference } from "./pages";

/** What stands in a sidebar: a module, or a folder of them. */
interface Neighbour {
  readonly name: string;
  readonly position: number;
  readonly isFolder: boolean;
  readonly isInternal: boolean;
  /** Whether its name is set like that of an internal one. */
  readonly looksInternal: boolean;
}

/** What a folder shows in the sidebar, by its path. */
const sidebar = new Map<string, readonly Neighbour[]>();

const saysInternal = ({ body }: Page): boolean => /^\s*:::note\[Internal module\]/.test(body);

function asNeighbour(page: Page): Neighbour {
  return {
    name: path.basename(page.file, ".mdx"),
    position: Number(page.frontMatter["sidebar_position"]),
    isFolder: false,
    isInternal: saysInternal(page),
    looksInternal: page.frontMatter["sidebar_class_name"] === "api-internal",
  };
}

async function folderAsNeighbour(root: string, folder: string, pages: readonly Page[]): Promise<Neighbour> {
  const text = await readFile(path.join(root, folder, "_category_.json"), "utf8");
  const { position, className } = JSON.parse(text) as { readonly position: number; readonly className?: string };
  return {
    name: path.basename(folder),
    position,
    isFolder: true,
    isInternal: pages.filter(({ file }) => file.startsWith(`${folder}/`)).every(saysInternal),
    looksInternal: className === "api-internal",
  };
}

beforeAll(async () => {
  const { folder: root, pages } = await siteReference();
  const folders = [...new Set(pages.map(({ file }) => path.posix.dirname(file)))];
  for (const folder of [...folders, ...API_PACKAGES.map(({ name }) => name)]) {
    const inside = pages.filter(({ file }) => path.posix.dirname(file) === folder);
    const below = folders.filter((other) => path.posix.dirname(other) === folder);
    const neighbours = await Promise.all(below.map((other) => folderAsNeighbour(root, other, pages)));
    const all = [...inside.map(asNeighbour), ...neighbours];
    sidebar.set(
      folder,
      all.toSorted((a, b) => a.position - b.position),
    );
  }
});

it("gives all neighbours a place of their own", () => {
  expect([...sidebar.keys()]).toEqual(expect.arrayContaining(API_PACKAGES.map(({ name }) => name)));
  for (const neighbours of sidebar.values()) {
    const positions = neighbours.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)]);
    expect(positions.filter((position) => !(position > 0))).toEqual([]);
  }
});

it("shows internal modules after all that is public, and internal folders last", () => {
  const kindOf = ({ isFolder, isInternal }: Neighbour): string =>
    `${isInternal ? "2 internal" : "1 public"} ${isFolder ? "2 folders" : "1 modules"}`;
  const shown = [...sidebar].map(([folder, neighbours]) => [folder, neighbours.map(kindOf)] as const);
  expect(shown).toEqual(shown.map(([folder, kinds]) => [folder, kinds.toSorted()]));
  // The package that has all four.
  expect(new Set(sidebar.get("core")?.map(kindOf)).size).toBe(4);
});

it("opens a folder with its own module, and sorts those of a kind by their names", () => {
  for (const [folder, neighbours] of sidebar) {
    for (const [isFolder, isInternal] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const names = neighbours
        .filter((each) => each.isFolder === isFolder && each.isInternal === isInternal)
        .map(({ name }) => (name === "index" ? "" : name));
      expect([folder, names]).toEqual([folder, names.toSorted()]);
    }
  }
});

it("sets the names of internal modules and folders apart", () => {
  for (const [folder, neighbours] of sidebar) {
    const wrong = neighbours.filter(({ isInternal, looksInternal }) => isInternal !== looksInternal);
    expect([folder, wrong.map(({ name }) => name)]).toEqual([folder, []]);
  }
});
