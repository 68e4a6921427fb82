import { format } from "prettier";
import { parse, stringify } from "yaml";
import type { FormName } from "./shared/labels";

/** A configuration in one of the two forms. */
export interface Form {
  readonly name: FormName;
  readonly file: string;
  readonly language: "js" | "yaml";
  /** The code on the page. */
  readonly shown: string;
  /** The complete file, for tests. */
  readonly complete: string;
}

/** A code block with options of the tool. */
export interface OptionsBlock {
  readonly language: string;
  /** The text after the language of the fence. */
  readonly meta: string;
  readonly code: string;
}

const PLUGIN = "@graphql-markdown/docusaurus";
const LOADERS = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };
const SCHEMA = "./schema.graphql";

type Options = Readonly<Record<string, unknown>>;

/** Whether a block is marked as `yaml options`, `yaml config` or `js options`. */
export function hasForms({ language, meta }: OptionsBlock): boolean {
  const [kind = ""] = meta.split(/\s/u);
  return ["yaml options", "yaml config", "js options"].includes(`${language} ${kind}`);
}

/**
 * Makes the forms of a block of options: two complete files for `yaml config`, the lines to add to each file for
 * `yaml options`, and only the plugin's form for `js options`, which contains functions.
 *
 * @throws Error when a YAML block is not a map of options
 */
export async function formsOf({ language, meta, code }: OptionsBlock): Promise<Form[]> {
  if (language === "js") return [await scriptForm(code)];
  const options: unknown = parse(code);
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new Error(`A block of options must be a map of options, not ${JSON.stringify(options)}.`);
  }
  const showsFile = meta.startsWith("config");
  const complete = { loaders: LOADERS, ...(options as Options) };
  const [pluginFile, rcFile] = [
    await javaScript(pluginConfig(JSON.stringify(complete))),
    graphqlrc({ schema: SCHEMA, ...complete }),
  ];
  return [
    {
      name: "plugin",
      file: "docusaurus.config.js",
      language: "js",
      shown: showsFile ? pluginFile : await members(options as Options),
      complete: pluginFile,
    },
    {
      name: "graphqlrc",
      file: ".graphqlrc",
      language: "yaml",
      shown: showsFile ? rcFile : graphqlrc(options as Options),
      complete: rcFile,
    },
  ];
}

/** Makes the form of `js options`. In the complete file, imports are at the top, and options are the plugin's options. */
async function scriptForm(code: string): Promise<Form> {
  const [, imports = "", options = ""] = /^((?:import [^]*?;\n+)*)([^]*)$/u.exec(code) ?? [];
  const loaders = /^loaders:/mu.test(options) ? "" : `loaders: ${JSON.stringify(LOADERS)},`;
  const complete = await javaScript(`${imports}${pluginConfig(`{${loaders}${options}}`)}`);
  return { name: "plugin", file: "docusaurus.config.js", language: "js", shown: code.trimEnd() + "\n", complete };
}

function pluginConfig(options: string): string {
  return `export default { plugins: [["${PLUGIN}", ${options}]] };`;
}

async function javaScript(code: string): Promise<string> {
  // Prettier keeps an object on several lines if its first key is on a new line.
  return format(code.replace("export default {", "export default {\n"), { parser: "babel", quoteProps: "as-needed" });
}

/** Formats options as members of the plugin's options object. */
async function members(options: Options): Promise<string> {
  const source = await javaScript(`export default ${JSON.stringify(options)};`);
  const lines = source.split("\n").slice(1, -2);
  return lines.map((line) => `${line.replace(/^ {2}/u, "")}\n`).join("");
}

function graphqlrc({ schema, ...options }: Options): string {
  const extensions = Object.keys(options).length === 0 ? {} : { extensions: { "graphql-markdown": options } };
  return stringify({ ...(schema === undefined ? {} : { schema }), ...extensions }, { lineWidth: 0 });
}
