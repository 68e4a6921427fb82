import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import { project } from "../docs/markdown/files";

/** A file of ours, with its text. */
export interface OwnFile {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
}

/** Files of packages, relative to `node_modules`, with the files of ours that depend on how they are written. */
export type StockFiles = ReadonlyMap<string, readonly string[]>;

export const packages = path.join(project, "node_modules");
const require = createRequire(import.meta.url);

/** Where the components behind `@theme` are; the first folder that has one wins, as in Docusaurus. */
const THEMES = ["theme-mermaid/lib/theme", "theme-classic/lib/theme", "core/lib/client/theme-fallback"];

const SWIZZLE = /(?:^|\/)(?:src|reference-formatter\/docusaurus)\/theme\/(.+?)(?:\/index)?\.tsx?$/u;

/** What a file imports, or requires, and whether it wants only types of it. */
const IMPORT =
  /(?:import|export)\s+(?<type>type\s)?(?<names>[^"';]*?)\s*from\s*"(?<from>[^"]+)"|\b(?:import|require)\("(?<call>[^"]+)"\)/gu;

/** Modules that packages of Docusaurus keep to themselves. */
const PRIVATE = /^@docusaurus\/[\w-]+\/(?:lib\/|internal$)|^react-loadable$/u;

/** Modules of the tool that are required rather than imported, so that what they export can be replaced. */
const REPLACED = /^@graphql-markdown\/[\w-]+\/[\w-]+$/u;

/** What `export { a, b } from "./c"` says. */
const REEXPORT = /export \{(?<names>[^}]*)\} from '(?<from>[^']+)'/gu;

/** Reads every file of ours that may depend on the inside of a package. */
export async function ownFiles(): Promise<OwnFile[]> {
  const folders = ["src", "packages/reference-formatter", "tests"];
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(path.join(project, folder))).map((file) => `${folder}/${file}`)),
  );
  return ["docusaurus.config.ts", ...files.flat()]
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file) && !/\/(?:\.|unit\/)/u.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(project, file), "utf8") }));
}

/**
 * Finds the files of packages that ours replace, wrap, import deeply, or name in a tag `@upstream`.
 *
 * @returns also files that no package has any more
 */
export function stockFilesOf(files: readonly OwnFile[]): StockFiles {
  const found = new Map<string, string[]>();
  for (const own of files) {
    for (const stock of [...swizzled(own), ...imported(own), ...tagged(own)]) {
      const users = found.get(stock) ?? [];
      if (!users.includes(own.file)) found.set(stock, [...users, own.file]);
    }
  }
  return new Map([...found].sort());
}

/** The stock component of the same name, with its styles. */
function swizzled({ file }: OwnFile): string[] {
  const component = SWIZZLE.exec(file)?.[1];
  if (component === undefined) return [];
  for (const theme of THEMES) {
    const stock = `@docusaurus/${theme}/${component}`;
    if (existsSync(path.join(packages, `${stock}.js`))) return [`${stock}.js`];
    if (!existsSync(path.join(packages, stock, "index.js"))) continue;
    const parts = readdirSync(path.join(packages, stock)).filter((part) => /\.(?:js|css)$/u.test(part));
    return parts.map((part) => `${stock}/${part}`);
  }
  return [`@docusaurus/theme-classic/lib/theme/${component}/index.js`];
}

function imported({ file, text }: OwnFile): string[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const { type, names = "", from, call } = groups;
    const module = from ?? call ?? "";
    if (!PRIVATE.test(module) && !(call !== undefined && file.startsWith("src/") && REPLACED.test(module))) return [];
    const resolved = path.relative(packages, require.resolve(module));
    const stock = type === undefined ? resolved : resolved.replace(/\.js$/u, ".d.ts");
    return module.endsWith("/internal") ? behind(stock, names) : [stock];
  });
}

/** The modules in which names are defined that another one passes on. */
function behind(stock: string, names: string): string[] {
  const wanted = new Set(names.match(/\w+/gu));
  return [...readFileSync(path.join(packages, stock), "utf8").matchAll(REEXPORT)]
    .filter(({ groups }) => groups?.["names"]?.match(/\w+/gu)?.some((name) => wanted.has(name)))
    .map(
      ({ groups }) =>
        path.join(path.dirname(stock), groups?.["from"] ?? "") + path.extname(stock).replace("ts", "d.ts"),
    );
}

/** What a comment names that no import shows: `@upstream @docusaurus/core/lib/client/preload.js`. */
function tagged({ text }: OwnFile): string[] {
  return [...text.matchAll(/^\s*\/?\*+ @upstream (\S+)/gmu)].map(([, stock = ""]) => stock);
}
