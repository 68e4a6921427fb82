import { readFile } from "node:fs/promises";
import path from "node:path";
import { downloads, packages } from "@site/src/data/downloads";
import { LICENCES_FILE } from "@site/src/plugins/licences";
import { listFiles } from "@site/src/shared/files";
import { categorySlugs, normalize } from "../../build/site";
import { specifiedRoutes } from "../../build/specifiedRoutes";
import { headingsOf } from "../markdown/headings";
import { attributeOf, walk } from "../markdown/node";
import { project } from "../markdown/files";
import { parsePage } from "../markdown/parse";

/** URLs and anchors of the site, read from its sources. */
export interface Site {
  /** Whether a file exists; the path is relative to the project. */
  readonly hasFile: (file: string) => boolean;
  /** Whether the site serves a path. */
  readonly hasRoute: (route: string) => boolean;
  /** The source file of a page, undefined for generated pages such as categories. */
  readonly sourceOf: (route: string) => string | undefined;
  /** The anchors of a page. */
  readonly anchorsOf: (file: string) => Promise<ReadonlySet<string>>;
}

/** Folders of pages, which have the same path in the site. */
const INSTANCES = ["docs", "api", "examples/default", "examples/group-by"];

/**
 * Reads the site's pages, generated ones included.
 *
 * @throws Error when a folder is empty because `npm run generate` has not run
 */
export async function readSite(): Promise<Site> {
  const routes = new Map<string, string | undefined>(specifiedRoutes.map((route) => [normalize(route), undefined]));
  const files = new Set((await listFiles(path.join(project, "static"))).map((file) => `static/${file}`));
  files.add(`static/${LICENCES_FILE}`);
  for (const name of Object.keys(downloads)) files.add(`static/downloads/${name}.zip`);
  for (const name of Object.keys(packages)) files.add(`static/downloads/${name}.tgz`);
  for (const instance of INSTANCES) {
    const pages = await listFiles(path.join(project, instance));
    if (pages.length < 2) throw new Error(`No pages in ${instance}; run \`npm run generate\` first.`);
    for (const page of pages.map((file) => `${instance}/${file}`).filter((file) => file.endsWith(".mdx"))) {
      files.add(page);
      routes.set(routeOf(page), page);
    }
    for (const slug of await categorySlugs(instance)) routes.set(normalize(`/${instance}${slug}`), undefined);
  }
  const anchors = new Map<string, Promise<ReadonlySet<string>>>();
  return {
    hasFile: (file) => files.has(file),
    hasRoute: (route) => routes.has(normalize(route)),
    sourceOf: (route) => routes.get(normalize(route)),
    anchorsOf: async (file) => {
      const known = anchors.get(file) ?? anchorsOf(file);
      anchors.set(file, known);
      return known;
    },
  };
}

/** The path that Docusaurus gives to a page. */
function routeOf(page: string): string {
  const bare = page.replace(/\.mdx$/u, "").replace(/\/index$/u, "");
  // The landing page of an example is named after it, and has `slug: /`.
  return normalize(`/${bare.replace(/^examples\/(default|group-by)\/\1$/u, "examples/$1")}`);
}

async function anchorsOf(file: string): Promise<ReadonlySet<string>> {
  const { tree } = await parsePage(file, await readFile(path.join(project, file), "utf8"));
  const ids = [...walk(tree)].flatMap((node) => attributeOf(node, "id") ?? []);
  return new Set([...headingsOf(tree).map(({ id }) => id), ...ids]);
}
