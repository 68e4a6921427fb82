import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { API_PACKAGES } from "../../../../src/generate/api/packages";
import type { Page } from "./pages";
import { siteReference } from "./pages";

/** An item of a sidebar: a module or a folder of modules. */
interface Item {
  readonly name: string;
  readonly position: number;
  readonly isFolder: boolean;
  readonly isInternal: boolean;
  /** Whether its name is styled as internal. */
  readonly looksInternal: boolean;
}

const { folder: root, pages } = await siteReference();

const saysInternal = ({ body }: Page): boolean => /^\s*:::note\[Internal module\]/.test(body);

function itemOf(page: Page): Item {
  return {
    name: path.basename(page.file, ".mdx"),
    position: Number(page.frontMatter["sidebar_position"]),
    isFolder: false,
    isInternal: saysInternal(page),
    looksInternal: page.frontMatter["sidebar_class_name"] === "api-internal",
  };
}

interface Category {
  readonly label: string;
  readonly position: number;
  readonly className?: string;
}

const categoryOf = async (folder: string): Promise<Category> =>
  JSON.parse(await readFile(path.join(root, folder, "_category_.json"), "utf8")) as Category;

async function folderItem(folder: string): Promise<Item> {
  const { position, className } = await categoryOf(folder);
  const isInternal = pages.filter(({ file }) => file.startsWith(`${folder}/`)).every(saysInternal);
  return {
    name: path.basename(folder),
    position,
    isFolder: true,
    isInternal,
    looksInternal: className === "api-internal",
  };
}

/** The items of each folder in the sidebar, by path. */
const sidebar = new Map<string, readonly Item[]>();

beforeAll(async () => {
  const parentOf = (file: string): string => path.posix.dirname(file);
  const folders = new Set([...pages.map(({ file }) => parentOf(file)), ...API_PACKAGES.map(({ name }) => name)]);
  for (const folder of folders) {
    const below = [...folders].filter((other) => parentOf(other) === folder).map(folderItem);
    const inside = pages.filter(({ file }) => parentOf(file) === folder).map(itemOf);
    sidebar.set(
      folder,
      [...inside, ...(await Promise.all(below))].toSorted((a, b) => a.position - b.position),
    );
  }
});

it("names packages without the scope that all of them share", async () => {
  const categories = await Promise.all(API_PACKAGES.map(({ name }) => categoryOf(name)));
  for (const { label } of categories) expect(label).toMatch(/^[\w-]+$/u);
  const labels = pages.map(({ frontMatter }) => String(frontMatter["sidebar_label"]));
  // These packages have a single module.
  expect(labels).toEqual(expect.arrayContaining(["diff", "logger"]));
  expect(labels.filter((label) => label.includes("@"))).toEqual([]);
});

it("gives the items of a folder different positions", () => {
  expect([...sidebar.keys()]).toEqual(expect.arrayContaining(API_PACKAGES.map(({ name }) => name)));
  for (const items of sidebar.values()) {
    const positions = items.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)]);
    expect(positions.filter((position) => !(position > 0))).toEqual([]);
  }
});

it("shows public items before internal ones, modules before folders, and sorts by name", () => {
  const keyOf = ({ name, isFolder, isInternal }: Item): string =>
    `${isInternal ? "2 internal" : "1 public"} ${isFolder ? "2 folder" : "1 module"} ${name === "index" ? "" : name}`;
  const shown = [...sidebar].map(([folder, items]) => [folder, items.map(keyOf)] as const);
  expect(shown).toEqual(shown.map(([folder, keys]) => [folder, keys.toSorted()]));
  // This package has all four kinds.
  expect(new Set(sidebar.get("core")?.map((item) => keyOf({ ...item, name: "" }))).size).toBe(4);
});

it("styles the names of internal modules and folders", () => {
  for (const [folder, items] of sidebar) {
    const wrong = items.filter(({ isInternal, looksInternal }) => isInternal !== looksInternal);
    expect([folder, wrong.map(({ name }) => name)]).toEqual([folder, []]);
  }
});
