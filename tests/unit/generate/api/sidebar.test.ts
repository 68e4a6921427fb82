import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { API_PACKAGES } from "../../../../src/generate/api/packages";
import type { Page } from "./pages";
import { siteReference } from "./pages";

/** An item of a sidebar: a module or a folder of modules. */
interface Neighbour {
  readonly name: string;
  readonly position: number;
  readonly isFolder: boolean;
  readonly isInternal: boolean;
  /** Its name in the sidebar, which only a folder has. */
  readonly label?: string;
  /** Whether its name is styled as internal. */
  readonly looksInternal: boolean;
}

/** The items of each folder in the sidebar, by path. */
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
  const { label, position, className } = JSON.parse(text) as {
    readonly label: string;
    readonly position: number;
    readonly className?: string;
  };
  return {
    name: path.basename(folder),
    label,
    position,
    isFolder: true,
    isInternal: pages.filter(({ file }) => file.startsWith(`${folder}/`)).every(saysInternal),
    looksInternal: className === "api-internal",
  };
}

/** The labels of the packages. */
const packageLabels: (string | undefined)[] = [];

beforeAll(async () => {
  const { folder: root, pages } = await siteReference();
  const folders = [...new Set(pages.map(({ file }) => path.posix.dirname(file)))];
  for (const { name } of API_PACKAGES) packageLabels.push((await folderAsNeighbour(root, name, pages)).label);
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

it("names packages without the scope that all of them share", () => {
  expect(packageLabels).toHaveLength(API_PACKAGES.length);
  for (const label of packageLabels) expect(label).toMatch(/^[\w-]+$/u);
});

it("gives the items of a folder different positions", () => {
  expect([...sidebar.keys()]).toEqual(expect.arrayContaining(API_PACKAGES.map(({ name }) => name)));
  for (const neighbours of sidebar.values()) {
    const positions = neighbours.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)]);
    expect(positions.filter((position) => !(position > 0))).toEqual([]);
  }
});

it("shows public items before internal ones, and modules before folders", () => {
  const kindOf = ({ isFolder, isInternal }: Neighbour): string =>
    `${isInternal ? "2 internal" : "1 public"} ${isFolder ? "2 folders" : "1 modules"}`;
  const shown = [...sidebar].map(([folder, neighbours]) => [folder, neighbours.map(kindOf)] as const);
  expect(shown).toEqual(shown.map(([folder, kinds]) => [folder, kinds.toSorted()]));
  // This package has all four kinds.
  expect(new Set(sidebar.get("core")?.map(kindOf)).size).toBe(4);
});

it("sorts items of a kind by name, with the index of a folder first", () => {
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

it("names packages with a single module without their scope, too", async () => {
  const { pages } = await siteReference();
  const labels = pages.map(({ frontMatter }) => String(frontMatter["sidebar_label"]));
  expect(labels).toEqual(expect.arrayContaining(["diff", "logger"]));
  expect(labels.filter((label) => label.includes("@"))).toEqual([]);
});

it("styles the names of internal modules and folders", () => {
  for (const [folder, neighbours] of sidebar) {
    const wrong = neighbours.filter(({ isInternal, looksInternal }) => isInternal !== looksInternal);
    expect([folder, wrong.map(({ name }) => name)]).toEqual([folder, []]);
  }
});
