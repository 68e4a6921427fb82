/** Release of the Docusaurus plugin that the docs describe. A test checks that it is the installed one. */
export const RELEASE = "1.35.0";
