import type { Plugin } from "vite";

/** A virtual module with the files of the starters, named like the one that the playground's plugin generates. */
const STARTERS = {
  name: "@generated/playground/default/starters.json",
  id: "/docusaurus/starters",
  code: `import { readStarters } from "@site/src/plugins/playground/readerFiles";
    export default await readStarters(process.cwd());`,
};

/**
 * Vite plugin that resolves modules which only Docusaurus's bundler knows. They are empty, except for the files of the
 * starters; tests in happy-dom replace those that they use with `vi.mock`.
 */
export const docusaurusNames: Plugin = {
  name: "docusaurus-names",
  resolveId: (id) => {
    if (id === STARTERS.name) return STARTERS.id;
    return /^@(?:docusaurus\/(?:[A-Z]|router|use[A-Z])|theme|generated)/u.test(id) ? `/docusaurus/${id}` : undefined;
  },
  load: (id) => {
    if (id === STARTERS.id) return STARTERS.code;
    return id.startsWith("/docusaurus/@") ? (id.endsWith(".json") ? "{}" : "export default undefined;") : undefined;
  },
};
