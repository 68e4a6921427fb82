import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { planRoutes } from "@site/src/plugins/leanClient/routes/plan";
import { readRoutes } from "@site/src/plugins/leanClient/routes/read";
import { writeRoutes } from "@site/src/plugins/leanClient/routes/write";
import { OWN } from "@site/src/plugins/leanClient/shared/routes";
import { temporaryFolder } from "../../temporaryFolder";
import { writeGenerated } from "./generated";

let folder = "";

beforeEach(async () => {
  folder = await temporaryFolder();
  await writeGenerated(folder);
});

it("reads the routes of Docusaurus with their modules and attributes", () => {
  const [home, docs] = readRoutes(folder);
  expect(home).toMatchObject({ path: "/", exact: true, modules: { __comp: "@site/home.tsx" } });
  expect(docs?.routes[1]).toMatchObject({
    path: "/docs/b",
    modules: { content: "@site/b.mdx" },
    attributes: { sidebar: "main" },
  });
});

it("names the missing chunk if the files of Docusaurus do not match", async () => {
  await writeFile(path.join(folder, "registry.js"), "export default {};\n");
  expect(() => readRoutes(folder)).toThrow('has no chunk "h1"');
});

it("packs pages that differ in one module into a group with a list of paths", () => {
  const { routes, pages, sharedModules } = planRoutes(readRoutes(folder), "@theme/NotFound");
  const [group] = routes[1]?.pages ?? [];
  expect(group).toMatchObject({ json: false, attributes: { sidebar: "main" }, shape: { content: OWN } });
  expect(pages.map(({ paths }) => paths)).toEqual([["/docs/a", "/docs/b"]]);
  expect(pages.map(({ modules }) => modules)).toEqual([["@site/a.mdx", "@site/b.mdx"]]);
  expect(sharedModules.map(({ module }) => module)).toEqual([
    "@site/home.tsx",
    "@theme/Frame",
    "@theme/Item",
    "@theme/NotFound",
  ]);
});

it("puts code that grouped pages share into one chunk, and each page into its own", () => {
  const plan = planRoutes(readRoutes(folder), "@theme/NotFound");
  const { source, sharedChunks } = writeRoutes(plan, "expand", false);
  expect(sharedChunks).toBe(3);
  expect(source).toMatch(/webpackChunkName: "shared1" \*\/ "@theme\/Frame"/u);
  expect(source).toMatch(/webpackChunkName: "shared1" \*\/ "@theme\/Item"/u);
  expect(source).toMatch(/webpackChunkName: "page1" \*\/ "@site\/b.mdx"/u);
});
