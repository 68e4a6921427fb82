import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import type { ApiModule } from "./module";

/** A call of each function that the formatter presets have in common. */
const CALLS: Readonly<Record<string, string>> = {
  createMDXFormatter: "Object.keys(createMDXFormatter()).length",
  formatMDXAdmonition: 'formatMDXAdmonition({ type: "warning", title: "Deprecated", text: "Use `books`." }, null)',
  formatMDXBadge: 'formatMDXBadge({ text: "deprecated" })',
  formatMDXBullet: 'formatMDXBullet("Book")',
  formatMDXDetails: 'formatMDXDetails({ dataOpen: "Hide", dataClose: "Show" })',
  formatMDXFrontmatter: 'formatMDXFrontmatter({ title: "Book" }, ["title: Book"])',
  formatMDXLink: 'formatMDXLink({ text: "Book", url: "/docs/types/objects/book" })',
  formatMDXNameEntity: 'formatMDXNameEntity("title", "Book")',
  formatMDXSpecifiedByLink: 'formatMDXSpecifiedByLink("https://example.com/isbn")',
};

/**
 * An example for a function of a formatter preset: a call, and what the installed release answers, which is what readers
 * compare presets by.
 *
 * @returns nothing when the module is no preset, or the function none that all presets have
 */
export function presetSample({ pkg, specifier }: ApiModule, name: string): string | undefined {
  const call = CALLS[name];
  if (pkg.name !== "formatters" || specifier === undefined || call === undefined) return undefined;
  const preset = createRequire(import.meta.url)(specifier) as object;
  return `${call};\n// ${JSON.stringify(runInNewContext(call, { ...preset }))}`;
}
