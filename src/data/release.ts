/** Release of the Docusaurus plugin that the docs describe and are checked with. A test compares it with what is installed. */
export const RELEASE = "1.35.0";
