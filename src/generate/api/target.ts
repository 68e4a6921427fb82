import type { GenerationTarget } from "../target";
import { generateApiReference } from "./index";
import { API_PACKAGES, SCOPE } from "./packages";

/** The API reference: one folder of pages for each package of the tool, beside the hand-written `api/index.mdx`. */
export const apiTarget: GenerationTarget = {
  name: "api",
  folder: "api",
  entries: API_PACKAGES.map(({ name }) => name),
  inputs: [
    "src/generate",
    "package.json",
    // A version stands for all the files of a package, but not for one that is linked from a checkout.
    ...API_PACKAGES.map(({ name, source }) => `node_modules/${SCOPE}/${name}/${source}`),
  ],
  packages: [
    ...API_PACKAGES.map(({ name }) => `@graphql-markdown/${name}`),
    "typedoc",
    "typedoc-plugin-markdown",
    "typescript",
  ],
  generate: async ({ root, staging, report }) => {
    const pages = await generateApiReference({ root, outDir: staging, report });
    return pages.length;
  },
};
