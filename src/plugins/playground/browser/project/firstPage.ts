import { fileToShow } from "../page/workspace/selection";
import type { GeneratedFile } from "../protocol";
import type { ProjectKind } from "./kinds";
import { TITLE, toolOf } from "./setup";
import type { Setup } from "./setup";

/** The home page that comes with the tool, which is written for Docusaurus alone. */
const HOMEPAGE = "generated.md";

/**
 * The generated page to begin with.
 *
 * @param files with paths from the folder of the site
 * @returns nothing when there are no pages
 */
export function pageToBeginWith(files: readonly GeneratedFile[]): string | undefined {
  return (files.find(({ path }) => path.endsWith(`/${HOMEPAGE}`)) ?? fileToShow(files, undefined))?.path;
}

/** The page at the root of a new site: a few words, and a link into the generated pages. */
export function firstPageOf(project: ProjectKind, setup: Setup, files: readonly GeneratedFile[]): GeneratedFile {
  const { rootPath } = toolOf(setup).options;
  const page = pageToBeginWith(files);
  const heading = project === "starlight" ? `---\ntitle: ${TITLE}\n---\n` : `# ${TITLE}\n`;
  const begin = page === undefined ? "" : ` [Begin here](./${page.slice(rootPath.length + 1)}).`;
  return { path: `${rootPath}/index.md`, text: `${heading}\nEverything that the API offers, page by page.${begin}\n` };
}
