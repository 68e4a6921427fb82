import type { Options, Plugin } from "prettier";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as graphql from "prettier/plugins/graphql";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { format as formatWith } from "prettier/standalone";

/** Plugins for the content of every page: Markdown with JSX, front matter and code blocks in GraphQL. */
const usual: Plugin[] = [babel, estree as Plugin, graphql, markdown, yaml];

/** Languages of code blocks that the usual plugins format, or that Prettier does not format. */
const USUAL = new Set(["", "bash", "console", "gql", "graphql", "http", "json", "sh", "shell", "text", "yaml", "yml"]);

const FENCE = /^[^\S\n]*(?:>[^\S\n]*)*(?:`{3,}|~{3,})[^\S\n]*([^\s`]*)/gmu;

/** Returns the plugins that a text needs. Those beyond the usual ones are three times as large, so they load on demand. */
async function pluginsFor(text: string): Promise<Plugin[]> {
  const languages = [...text.matchAll(FENCE)].map(([, language = ""]) => language.toLowerCase());
  if (languages.every((language) => USUAL.has(language))) return usual;
  const { others } = await import("./prettierPlugins");
  return [...usual, ...others];
}

/** Replaces `prettier.resolveConfigFile`: the playground has no configuration of Prettier. */
export function resolveConfigFile(): Promise<null> {
  return Promise.resolve(null);
}

/** Replaces `prettier.resolveConfig`. */
export function resolveConfig(): Promise<null> {
  return Promise.resolve(null);
}

/** Replaces `prettier.format`, with the plugins that Prettier has built in on Node.js. */
export async function format(text: string, options: Options): Promise<string> {
  return formatWith(text, { ...options, plugins: await pluginsFor(text) });
}
