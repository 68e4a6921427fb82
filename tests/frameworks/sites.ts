import { execFile } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { load } from "cheerio";
import { listFiles } from "@site/src/shared/files";
import { installPeer } from "../bench/build/peers";
import { fileOf, roleOf } from "../docs/blocks/roles";
import { readFences } from "../docs/fences";
import { project } from "../docs/markdown/files";
import { writeFiles } from "../writeFiles";

interface Framework {
  /** Installs the framework's packages into the folder of a site. */
  readonly install?: (folder: string) => Promise<void>;
  readonly build: readonly [string, ...string[]];
  /** Folder of the built site. */
  readonly output: string;
  /** Files that a site needs besides those that the guide shows, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

const REPORT = path.join(project, "packages/schema-report/cli.mjs");

/** Minimal Hugo template: the title and the content of a page. */
const HUGO_PAGE = "<main><h1>{{ .Title }}</h1>{{ .Content }}</main>\n";

const FRAMEWORKS = {
  starlight: {
    install: async (folder) => installPeer("starlight", folder),
    build: [process.execPath, "node_modules/astro/astro.js", "build"],
    output: "dist",
  },
  vitepress: {
    install: async (folder) => installPeer("vitepress", folder),
    build: [process.execPath, "node_modules/vitepress/bin/vitepress.js", "build", "docs"],
    output: "docs/.vitepress/dist",
  },
  mkdocs: { build: ["mkdocs", "build", "--strict"], output: "site" },
  hugo: {
    build: ["hugo"],
    output: "public",
    files: { "layouts/_default/single.html": HUGO_PAGE, "layouts/_default/list.html": HUGO_PAGE },
  },
} as const satisfies Record<string, Framework>;
export type FrameworkName = keyof typeof FRAMEWORKS;

const run = promisify(execFile);

/**
 * Builds the site that a reader gets by copying all files from the guide to a framework.
 *
 * @param folder where to create the site; it must not exist yet
 * @param files files that replace those of the guide or are added to them, by path
 * @param report arguments of the schema report, which runs after the pages are generated; empty to skip it
 * @returns folder of the built site
 * @throws Error with the output of the command that failed
 */
export async function frameworkSite(
  name: FrameworkName,
  folder: string,
  files: Readonly<Record<string, string>> = {},
  report: readonly string[] = [],
): Promise<string> {
  const { install, build, output, files: extraFiles }: Framework = FRAMEWORKS[name];
  await install?.(folder);
  await writeFiles(folder, { ...(await guideFiles(name)), ...extraFiles, ...files });
  await linkTool(folder);
  const env = { ...process.env, PWD: folder, ASTRO_TELEMETRY_DISABLED: "1" };
  await run(path.join(project, "node_modules/.bin/gqlmd"), ["graphql-to-doc"], { cwd: folder, env });
  if (report.length > 0) await run(process.execPath, [REPORT, ...report], { cwd: folder, env });
  const [program, ...args] = build;
  await run(program, args, { cwd: folder, env });
  return path.join(folder, output);
}

/** The files that the guide to a framework shows, by path. */
async function guideFiles(name: FrameworkName): Promise<Record<string, string>> {
  const guide = `docs/guides/frameworks/${name}.mdx`;
  const files = (await readFences()).filter((fence) => fence.page === guide && roleOf(fence) === "file");
  if (files.length === 0) throw new Error(`${guide} shows no files.`);
  return Object.fromEntries(files.map((fence) => [fileOf(fence) ?? "", fence.code]));
}

/** Links the packages of the tool into a folder, as if they were installed. */
export async function linkTool(folder: string): Promise<void> {
  for (const scope of ["@graphql-markdown", "@graphql-tools", "graphql", "graphql-config"]) {
    const target = path.join(folder, "node_modules", scope);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(project, "node_modules", scope), target);
  }
}

interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/**
 * Follows the links of the generated pages in a built site, and finds those that lead to no page, or to an id that it lacks.
 *
 * @param site folder of the built site
 * @param base path of the generated pages, as in `/schema/`
 * @returns one line for each broken link, and the number of links that were followed
 */
export async function followLinks(site: string, base: string): Promise<{ broken: string[]; followed: number }> {
  const pages = await pagesOf(site);
  const broken: string[] = [];
  let followed = 0;
  for (const [url, { links }] of pages) {
    if (!url.startsWith(base)) continue;
    for (const link of links) {
      const target = new URL(link, `http://site${url}`);
      if (target.host !== "site") continue;
      followed += 1;
      const { pathname } = target;
      // A static host adds `.html` to the path of a file, and a slash to that of a folder.
      const page = pages.get(pathname) ?? pages.get(`${pathname}.html`) ?? pages.get(`${pathname}/`);
      const id = decodeURIComponent(target.hash.slice(1));
      if (page === undefined) broken.push(`${url}: ${link} leads to no page`);
      else if (id !== "" && !page.ids.has(id)) broken.push(`${url}: ${link} leads to an id that the page lacks`);
    }
  }
  return { broken, followed };
}

/** The pages of a built site, by the path at which a static host serves them. */
async function pagesOf(site: string): Promise<Map<string, BuiltPage>> {
  const files = (await listFiles(site)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, BuiltPage]> => {
      const $ = load(await readFile(path.join(site, file), "utf8"));
      const links = $("main a[href], [role=main] a[href]")
        .toArray()
        .map((one) => $(one).attr("href") ?? "");
      const ids = $("[id]")
        .toArray()
        .map((one) => $(one).attr("id") ?? "");
      return [`/${file.replace(/(^|\/)index\.html$/u, "$1")}`, { ids: new Set(ids), links }];
    }),
  );
  return new Map(pages);
}
