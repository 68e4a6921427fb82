import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { parse } from "graphql";

interface Options {
  /** SDL file, relative to the site. */
  readonly file: string;
  /** Name of the type to take out of it. */
  readonly type: string;
}

/** What pages import from `@generated/schema-excerpt/default/excerpt.json`. */
export interface SchemaExcerpt {
  readonly type: string;
  readonly sdl: string;
}

/**
 * Source text of one type definition, with its description.
 *
 * @throws Error when the file does not define the type
 */
export function excerptOf(sdl: string, type: string, file: string): SchemaExcerpt {
  const definition = parse(sdl).definitions.find(
    (node) => "name" in node && node.name?.value === type && !node.kind.endsWith("Extension"),
  );
  if (!definition?.loc) {
    throw new Error(`${file} does not define the type "${type}"; correct the option "type" of schema-excerpt.`);
  }
  return { type, sdl: sdl.slice(definition.loc.start, definition.loc.end) };
}

/** Gives the home page a type of an example schema as it is written, so that it cannot differ from the generated page. */
export default function schemaExcerpt(context: LoadContext, options: unknown): Plugin {
  const { file: name, type } = options as Options;
  const file = path.join(context.siteDir, name);
  return {
    name: "schema-excerpt",
    getPathsToWatch: () => [file],
    loadContent: async () => excerptOf(await readFile(file, "utf8"), type, name),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData("excerpt.json", content as SchemaExcerpt);
    },
  };
}
