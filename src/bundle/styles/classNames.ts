import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";

type BundlerConfig = Parameters<NonNullable<Plugin["configureWebpack"]>>[0];

/** Names a class of a CSS module; nothing leaves it to the loader. */
type NameOf = (
  context: { readonly rootContext: string; readonly resourcePath: string },
  pattern: string,
  local: string,
) => string | undefined;

/** What is read and set of the rule for CSS modules, of webpack and Rspack alike. */
interface Rule {
  readonly use?: readonly { readonly options?: { readonly modules?: { getLocalIdent?: NameOf } } }[];
}

/**
 * Classes that the site finds by the beginning of their names, because these elements have no other: in its style sheets, in
 * the search index (`src/search/build`) and in the Markdown of its pages (`src/machineReadable`).
 */
const FOUND_BY_NAME = new Set([
  "admonitionContent",
  "admonitionHeading",
  "buttonGroup",
  "codeBlockTitle",
  "generatedIndexPage",
  "host",
]);

/** The shortest with which names of a site of a thousand classes nearly always differ: in 1,500 of 1,501. */
const LENGTH = 5;

/**
 * Short name of a class, the same wherever the site lies. A name cannot begin with a digit.
 *
 * @param file path of the CSS module, from the folder of the site
 * @param local name of the class in it
 */
export function shortName(file: string, local: string): string {
  const digest = createHash("sha256").update(`${file}\0${local}`).digest("base64");
  return digest
    .replace(/[^a-z\d]/giu, "")
    .replace(/^\d+/u, "")
    .slice(0, LENGTH);
}

/**
 * Gives the classes of CSS modules names of five letters and digits, instead of their names in the source with four behind
 * them, which are a third of the tags of a page.
 *
 * @param config of the bundler, which is changed
 * @param keep pattern of further names in the source, with `_` behind them, that stay as they are
 * @throws Error when the bundler has no rule for CSS modules; and, from within it, when two classes would have the same name,
 *   of which a build with a cache sees only those of files that have changed
 */
export function shortenClassNames(config: BundlerConfig, keep: RegExp): void {
  const rules = (config.module?.rules ?? []) as readonly Rule[];
  const taken = new Map<string, string>();
  const nameOf: NameOf = ({ rootContext, resourcePath }, _, local) => {
    if (FOUND_BY_NAME.has(local) || keep.test(`${local}_`)) return undefined;
    const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
    const name = shortName(file, local);
    const owner = `.${local} of ${file}`;
    const other = taken.get(name) ?? owner;
    if (other !== owner) {
      throw new Error(
        `${other} and ${owner} would both be named "${name}". Rename one, or raise LENGTH in src/bundle/styles/classNames.ts.`,
      );
    }
    taken.set(name, owner);
    return name;
  };
  const loaders = rules.flatMap(({ use }) => (Array.isArray(use) ? (use as NonNullable<Rule["use"]>) : []));
  const modules = loaders.map(({ options }) => options?.modules).filter((found) => found !== undefined);
  if (modules.length === 0) {
    throw new Error(
      "No rule of the bundler is for CSS modules; compare src/bundle/styles/classNames.ts with Docusaurus.",
    );
  }
  for (const options of modules) options.getLocalIdent = nameOf;
}
