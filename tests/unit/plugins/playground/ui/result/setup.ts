import path from "node:path";
import { films } from "@site/src/plugins/playground/browser/ui/editor/samples";
import { projectOf, starterKinds } from "@site/src/plugins/playground/browser/ui/result/project";
import type { Setup, StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";
import { readStarters } from "@site/src/plugins/playground/readerFiles";
import { optionsWith } from "../../../../../playground/options";

export const starters = await readStarters(path.resolve());

export const kinds = Object.keys(starterKinds) as StarterKind[];

/** The folder of the generated pages in each kind of project. */
export const PAGES_FOLDER: Readonly<Record<StarterKind, string>> = {
  docusaurus: "docs/api",
  starlight: "src/content/docs/api",
  mkdocs: "docs/api",
  vitepress: "docs/api",
};

/** Makes a setup for a kind of project, by default with the default options. The framework is always that of the project. */
export function setupFor(kind: StarterKind, chosen: Partial<Setup> = {}): Setup {
  const { framework } = starterKinds[kind];
  const options = { ...(chosen.options ?? optionsWith()), framework };
  return { kind: "sdl", configFile: "plugin", ...chosen, options };
}

/** Makes a project with two pages. Returns the texts of its files by path, in the order of the archive. */
export function textsOf(
  kind: StarterKind,
  setup = setupFor(kind),
  formatter: readonly GeneratedFile[] = [],
): ReadonlyMap<string, string> {
  const ending = setup.options.framework === "mkdocs" ? "md" : "mdx";
  const names = [`types/objects/person.${ending}`, `operations/queries/person.${ending}`];
  const pages = names.map((name) => ({ path: `${PAGES_FOLDER[kind]}/${name}`, text: `# ${name}\n` }));
  const files = projectOf(kind, starters, setup, films, pages, formatter);
  return new Map(files.map(({ path: file, text }) => [file, text]));
}

/**
 * Evaluates the source code of a module, which must have no imports, and returns its exports.
 *
 * @param url value of `import.meta.url` in the module
 */
export async function importText(module: string, url = ""): Promise<Readonly<Record<string, unknown>>> {
  const text = module.replaceAll("import.meta.url", JSON.stringify(url));
  const data = `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
  return (await import(/* @vite-ignore */ data)) as Readonly<Record<string, unknown>>;
}
