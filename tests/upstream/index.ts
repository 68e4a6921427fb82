/**
 * `npm run upstream`: for each package whose internals this site depends on, prints the changes between the installed and the
 * latest release in the files on which ours are based: the stock file of each swizzle, and those named in `@upstream` comments.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { listFiles } from "../../src/shared/files";

/** Folders of the components behind `@theme`. As in Docusaurus, the first folder with a component takes precedence. */
const THEMES = ["theme-mermaid/lib/theme", "theme-classic/lib/theme", "core/lib/client/theme-fallback"];

const SWIZZLE = /^(?:src|packages\/reference-formatter\/docusaurus)\/theme\/(.+?)(?:\/index)?\.tsx$/u;
const UPSTREAM = /^\s*\/?\*+ @upstream (\S+)/gmu;

/** Files of the stock component of a swizzle, with its styles, relative to `node_modules`. Empty for a new component. */
function stockComponent(component: string): string[] {
  for (const theme of THEMES) {
    const stock = path.join("@docusaurus", theme, component);
    if (existsSync(path.join("node_modules", `${stock}.js`))) return [`${stock}.js`];
    const folder = path.join("node_modules", stock);
    if (existsSync(path.join(folder, "index.js"))) {
      const files = readdirSync(folder).filter((file) => /\.(?:js|css)$/u.test(file));
      return files.map((file) => path.join(stock, file));
    }
  }
  return [];
}

/** The files of packages on which one of our files is based. */
function stockFilesOf(file: string): string[] {
  const component = SWIZZLE.exec(file)?.[1];
  const tags = [...readFileSync(file, "utf8").matchAll(UPSTREAM)].map(([, stock = ""]) => stock);
  return [...(component === undefined ? [] : stockComponent(component)), ...tags];
}

/** The files of packages on which our files are based, by package. */
async function stockFilesByPackage(): Promise<Map<string, Set<string>>> {
  const folders = ["src", "packages"].map(async (folder) =>
    (await listFiles(folder)).map((file) => path.join(folder, file)),
  );
  const sources = (await Promise.all(folders)).flat().filter((file) => /\.(?:mjs|tsx?)$/u.test(file));
  const byPackage = new Map<string, Set<string>>();
  for (const stock of sources.flatMap(stockFilesOf).sort()) {
    const [scope = "", name = "", ...rest] = stock.split("/");
    const known = byPackage.get(`${scope}/${name}`) ?? new Set();
    byPackage.set(`${scope}/${name}`, known.add(rest.join("/")));
  }
  return byPackage;
}

async function main(): Promise<void> {
  for (const [name, files] of await stockFilesByPackage()) {
    const manifest = readFileSync(path.join("node_modules", name, "package.json"), "utf8");
    const { version } = JSON.parse(manifest) as { readonly version: string };
    const latest = spawnSync("npm", ["view", name, "version"], { encoding: "utf8" }).stdout.trim();
    process.stdout.write(
      `\n${name} ${version}, latest ${latest}: ${String(files.size)} files on which ours are based\n`,
    );
    for (const file of files) {
      if (!existsSync(path.join("node_modules", name, file))) process.stdout.write(`${file} does not exist\n`);
    }
    if (latest === version) continue;
    spawnSync("npm", ["diff", `--diff=${name}@${version}`, `--diff=${name}@${latest}`, ...files], { stdio: "inherit" });
  }
}

void main();
