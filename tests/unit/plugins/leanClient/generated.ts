import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes the files that Docusaurus generates for its client, for a home page and two docs with a shared parent route. */
export async function writeGenerated(folder: string): Promise<void> {
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
}
