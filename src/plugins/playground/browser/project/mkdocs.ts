import { TITLE } from "./setup";
import type { Versions } from "./packages";

/** What warnings and folded parts of the pages need of Python-Markdown. */
export const mkdocsAddition = `markdown_extensions:
  - admonition
  - md_in_html
`;

/** The `mkdocs.yml` of a new site with the theme Material. */
export const mkdocsConfig = `site_name: ${TITLE}
theme:
  name: material
  features:
    - navigation.indexes
    - navigation.top
${mkdocsAddition}`;

/** The packages of Python that the site is built with. */
export function requirementsOf(versions: Versions): string {
  const names = ["mkdocs", "mkdocs-material"] as const;
  return names.map((name) => `${name}==${versions[name]}\n`).join("");
}
