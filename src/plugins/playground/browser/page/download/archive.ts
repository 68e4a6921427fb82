import { configurationOf } from "../../configuration";
import { sourceKindOf } from "../../configuration/sourceKind";
import type { GeneratedFile } from "../../protocol";
import type { Output } from "../generation/session";

/**
 * What a download holds: the files in their folders, and beside them the schema and the configuration they come from.
 *
 * @param formatter the files of the formatter that the configuration names, if it is one to copy
 */
export function archiveOf(
  { files, input: { source, options } }: Output,
  formatter: readonly GeneratedFile[] = [],
): readonly GeneratedFile[] {
  const { graphqlrc, schemaFile } = configurationOf(options, sourceKindOf(source));
  return [...files, ...formatter, { path: ".graphqlrc", text: graphqlrc }, { path: schemaFile, text: source }];
}
