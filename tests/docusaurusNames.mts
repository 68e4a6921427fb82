import type { Plugin } from "vite";

/** The files of starters, under the name that the playground's plugin gives them. */
const STARTERS = {
  name: "@generated/playground/default/starters.json",
  id: "/docusaurus/starters",
  code: `import { readStarters } from "@site/src/plugins/playground/readerFiles";
    export default await readStarters(process.cwd());`,
};

/** Resolves names that only Docusaurus's bundler knows to an empty module, which tests in happy-dom replace with `vi.mock`. */
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
