import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { planRoutes } from "@site/src/plugins/leanClient/routes/plan";
import { readRoutes } from "@site/src/plugins/leanClient/routes/read";
import { writeRoutes } from "@site/src/plugins/leanClient/routes/write";
import { OWN } from "@site/src/plugins/leanClient/shared/routes";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "routes-"));
  const modules = { f1: "@theme/Frame", i1: "@theme/Item", a1: "@site/a.mdx", b1: "@site/b.mdx", h1: "@site/home.tsx" };
  const registry = Object.entries(modules).map(
    ([name, module]) => `  "${name}": [() => import("${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  const files = {
    "routes.js": `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'h'), exact: true },
  { path: '/docs', component: ComponentCreator('/docs', 'd'), routes: [
    { path: '/docs/a', component: ComponentCreator('/docs/a', 'a'), exact: true, sidebar: "main" },
    { path: '/docs/b', component: ComponentCreator('/docs/b', 'b'), exact: true, sidebar: "main" },
  ] },
  { path: '*', component: ComponentCreator('*') },
];
`,
    "registry.js": `export default {\n${registry.join("\n")}};\n`,
    "routesChunkNames.json": JSON.stringify({
      "/-h": { __comp: "h1" },
      "/docs-d": { __comp: "f1" },
      "/docs/a-a": { __comp: "i1", content: "a1" },
      "/docs/b-b": { __comp: "i1", content: "b1" },
    }),
  };
  await Promise.all(Object.entries(files).map(async ([name, text]) => writeFile(path.join(folder, name), text)));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it("reads the routes that Docusaurus has written, with their modules and attributes", () => {
  const [home, docs] = readRoutes(folder);
  expect(home).toMatchObject({ path: "/", exact: true, modules: { __comp: "@site/home.tsx" } });
  expect(docs?.routes[1]).toMatchObject({
    path: "/docs/b",
    modules: { content: "@site/b.mdx" },
    attributes: { sidebar: "main" },
  });
});

it("says which chunk is missing when the files of Docusaurus do not belong together", async () => {
  await writeFile(path.join(folder, "registry.js"), "export default {};\n");
  expect(() => readRoutes(folder)).toThrow('has no chunk "h1"');
});

it("packs pages that differ in one module into a list of addresses", () => {
  const { routes, pages, parts } = planRoutes(readRoutes(folder), "@theme/NotFound");
  const [group] = routes[1]?.pages ?? [];
  expect(group).toMatchObject({ json: false, attributes: { sidebar: "main" }, shape: { content: OWN } });
  expect(pages.map(({ paths }) => paths)).toEqual([["/docs/a", "/docs/b"]]);
  expect(pages.map(({ modules }) => modules)).toEqual([["@site/a.mdx", "@site/b.mdx"]]);
  expect(parts.map(({ module }) => module)).toEqual([
    "@site/home.tsx",
    "@theme/Frame",
    "@theme/Item",
    "@theme/NotFound",
  ]);
});

it("puts all code that groups of pages share into one chunk, and each page into its own", () => {
  const plan = planRoutes(readRoutes(folder), "@theme/NotFound");
  const { source, sharedChunks } = writeRoutes(plan, "expand", false);
  expect(sharedChunks).toBe(3);
  expect(source).toMatch(/webpackChunkName: "shared1" \*\/ "@theme\/Frame"/u);
  expect(source).toMatch(/webpackChunkName: "shared1" \*\/ "@theme\/Item"/u);
  expect(source).toMatch(/webpackChunkName: "page1" \*\/ "@site\/b.mdx"/u);
});
