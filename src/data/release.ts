/**
 * Versions that the docs describe and that their commands name. Tests compare them with the installed versions and with
 * the docs. After an upgrade, change them here.
 */
export const VERSIONS = {
  "@graphql-markdown/docusaurus": "1.35.0",
  "@graphql-markdown/cli": "1.0.0",
  "@graphql-markdown/formatters": "1.0.0",
  graphql: "16.14.0",
  prettier: "3.8.3",
  "@docusaurus/core": "3.10.2",
} as const;

/** Release of the tool that the docs describe: the version of its Docusaurus plugin. */
export const RELEASE = VERSIONS["@graphql-markdown/docusaurus"];

/** Major releases of Node.js: the oldest that this site supports, and those that `npm run test:all` tests. */
export const NODE_RELEASES = [20, 24, 26] as const;

/**
 * Adds the version to the name of a package of the tool, or of `graphql`: only matching releases work together, and npm is the
 * only package manager that chooses them by itself. Other names stay unchanged.
 */
export function pinned(name: string): string {
  const isPinned = name === "graphql" || name.startsWith("@graphql-markdown/");
  const version = Object.entries(VERSIONS).find(([known]) => known === name)?.[1];
  return isPinned && version !== undefined ? `${name}@${version}` : name;
}
