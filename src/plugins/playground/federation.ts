import { readFile } from "node:fs/promises";
import path from "node:path";

/** The block of a page of the docs that has a title. */
const BLOCK = /^```graphql title="federation\.graphql"\n(?<text>.*?)^```$/msu;

/** Where the docs tell readers what to declare. */
export function federationPage(siteDir: string): string {
  return path.join(siteDir, "docs/guides/federation.mdx");
}

/**
 * The definitions of Federation that the docs give, which the playground adds to a subgraph.
 *
 * @param siteDir folder of the site
 * @throws Error when the page has no such block any more
 */
export async function federationDefinitions(siteDir: string): Promise<string> {
  const page = federationPage(siteDir);
  const text = BLOCK.exec(await readFile(page, "utf8"))?.groups?.["text"];
  if (text === undefined) {
    throw new Error(`${path.relative(siteDir, page)} has no block of GraphQL with the title federation.graphql.`);
  }
  return text;
}
