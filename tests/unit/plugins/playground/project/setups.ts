import path from "node:path";
import { films } from "@site/src/plugins/playground/browser/page/samples/films";
import { projectKinds } from "@site/src/plugins/playground/browser/project/kinds";
import type { ProjectKind } from "@site/src/plugins/playground/browser/project/kinds";
import { projectOf } from "@site/src/plugins/playground/browser/project/project";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";
import type { Setup } from "@site/src/plugins/playground/browser/project/setup";
import { pagesFolderOf } from "@site/src/plugins/playground/browser/project/setup";
import { readVersions } from "@site/src/plugins/playground/versions";
import { optionsWith } from "../../../../playground/options";

export const versions = await readVersions(path.resolve());

export const kinds = Object.keys(projectKinds) as ProjectKind[];

/** What a project of a kind is made from, by default with the options of the tool. */
export function setupFor(kind: ProjectKind, chosen: Partial<Setup> = {}): Setup {
  const { framework } = projectKinds[kind];
  const options = { ...(chosen.options ?? optionsWith()), framework };
  return { kind: "sdl", form: "plugin", versions, ...chosen, options };
}

/** The texts of a project with a few pages, by path in their order. */
export function textsOf(
  kind: ProjectKind,
  setup = setupFor(kind),
  formatter: readonly GeneratedFile[] = [],
): ReadonlyMap<string, string> {
  const ending = setup.options.framework === "mkdocs" ? "md" : "mdx";
  const names = [`types/objects/film.${ending}`, `operations/queries/film.${ending}`];
  const files = names.map((name) => ({ path: `${pagesFolderOf(setup)}/${name}`, text: `# ${name}\n` }));
  return new Map(projectOf(kind, setup, films, files, formatter).map(({ path: file, text }) => [file, text]));
}

type Exports = Readonly<Record<string, unknown>>;

/** The exports of a module without imports. */
export async function imported(module: string): Promise<Exports> {
  const url = `data:text/javascript;base64,${Buffer.from(module).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as Exports;
}

/** The exports of a module without imports, as if it stood in a file of its own. */
export async function importedAt(module: string, file: string): Promise<Exports> {
  return imported(module.replaceAll("import.meta.url", JSON.stringify(file)));
}
