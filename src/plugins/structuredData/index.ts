import type { Plugin } from "@docusaurus/types";
import type { Section } from "./browser";

export type { Section } from "./browser";

/** Passes the sections of the site to the components that write structured data and social metadata. */
export default function structuredData(_: unknown, options: unknown): Plugin {
  const { sections } = options as { readonly sections: Readonly<Record<string, Section>> };
  return {
    // `useSection` finds the data by this name.
    name: "structured-data",
    contentLoaded: ({ actions }) => {
      actions.setGlobalData(sections);
    },
  };
}
