/**
 * Replaces `SearchPlaces` of docusaurus-lean-search.
 * Change: the sections that the page for a wrong URL links to, each with its content.
 */
export { default } from "@site/src/components/shell/notFound/Sections";
