import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { packages } from "@site/src/data/downloads";
import { project } from "../markdown/files";

/** Folders in which npm has installed packages. A version that only a package for readers uses is in the folder of that. */
const INSTALLED = ["node_modules", "packages/schema-report/node_modules"];
// Packages of other frameworks, which are not installed in this project.
const ELSEWHERE = new Set(["vitepress", "fumadocs-ui", "@mui/material", "@emotion/react", "@emotion/styled"]);

/**
 * Checks the packages that a command installs: each is installed here, in the version that the command names if it names one.
 * A command that pins `graphql` must also pin the tool, because their versions depend on each other.
 *
 * @param manager npm, yarn, pnpm or bun
 * @param words after `install` or `add`
 */
export function checkPackages(manager: string, words: readonly string[]): string[] {
  const pinsGraphql = words.some((word) => word.startsWith("graphql@"));
  return words
    .filter((word) => !word.startsWith("-"))
    .flatMap((word) => {
      const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/u.exec(word) ?? [];
      if (ELSEWHERE.has(name) || isDownload(name)) return [];
      const all = versionsOf(name);
      const [installed] = all;
      if (installed === undefined) return [`the package "${name}" is not installed here`];
      if (version !== undefined && !all.includes(version))
        return [`${name} is at ${all.join(" and ")} here, not ${version}`];
      if (pinsGraphql && name.startsWith("@graphql-markdown/") && version === undefined)
        return [`${name} is not pinned, but graphql is`];
      // Only npm chooses the version of graphql that the other packages require.
      return name === "graphql" && manager !== "npm" && version === undefined
        ? [`${manager} installs the newest graphql unless the command names ${installed}`]
        : [];
    });
}

/** Whether a package is a file that readers download from this site. */
function isDownload(name: string): boolean {
  return Object.keys(packages).some((own) => name === `./${own}.tgz`);
}

/** The installed versions of a package. */
function versionsOf(name: string): string[] {
  const manifests = INSTALLED.map((folder) => path.join(project, folder, name, "package.json")).filter(existsSync);
  return manifests.map((file) => (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version);
}
