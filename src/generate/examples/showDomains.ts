import { readFile, writeFile } from "node:fs/promises";
import { slugify } from "@graphql-markdown/utils";
import type { GraphQLSchema } from "graphql";
import { domainDrawing, domainTable } from "./diagrams/domainDrawing";
import type { LinkOf } from "./diagrams/domainDrawing";
import { domainByDirective, domainByFile, domainsOf } from "./diagrams/domains";
import { linkToType } from "./diagrams/section";
import { withDomains } from "./homepage";
import type { ExampleOptions } from "./options";

/** A group has an index page of its own; of a file, the type that is mentioned most is the place to begin. */
function linksFor(options: ExampleOptions): LinkOf {
  if (options.groupByDirective) return ({ name }) => `./category/${slugify(name)}`;
  return ({ mainType }) => (mainType === undefined ? undefined : linkToType(mainType));
}

/**
 * Shows the domains of a schema on the written home page of an example: groups, where its pages are grouped, or else files.
 *
 * @param file the home page
 * @throws GenerationError when the page has no place for them
 */
export async function showDomains(file: string, schema: GraphQLSchema, options: ExampleOptions): Promise<void> {
  const { groupByDirective: group } = options;
  const domains = domainsOf(schema, group ? domainByDirective(group) : domainByFile);
  const linkOf = linksFor(options);
  const shown = `${domainDrawing(domains, linkOf)}\n\n${domainTable(domains, linkOf, group ? "Group" : "Domain")}`;
  await writeFile(file, withDomains(await readFile(file, "utf8"), shown, options.homepage));
}
