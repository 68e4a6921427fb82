/**
 * Formatter module of the example sites, as the tool's `formatter` option loads it: its exports are named by the tool.
 * The pages it gives use this site's own MDX components instead of defining three of them in every file, and a
 * structure of headings that goes from h1 to h2 to h3.
 */
export {
  formatMDXAdmonition,
  formatMDXBadge,
  formatMDXBullet,
  formatMDXDetails,
  formatMDXNameEntity,
  formatMDXSpecifiedByLink,
} from "./markup";
export { afterPrintTypeHook, beforeGenerateIndexMetafileHook, beforePrintTypeHook } from "./hooks";
export { formatMDXFrontmatter, formatMDXLink } from "@graphql-markdown/docusaurus/mdx";
