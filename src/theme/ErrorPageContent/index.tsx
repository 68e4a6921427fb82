/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic.
 * Change: the look of this site, with the message announced; the same report stands where the layout itself crashed.
 */
export { default } from "@site/src/components/shell/errors/CrashReport";
