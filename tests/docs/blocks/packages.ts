import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { project } from "../markdown/files";

// Packages for sites of other frameworks, which this project doesn't use.
const ELSEWHERE = new Set(["fumadocs-ui", "@mui/material", "@emotion/react", "@emotion/styled"]);

/**
 * Checks the packages that a command installs: each exists, and a version is the one that this project has.
 *
 * @param manager npm, yarn, pnpm or bun
 * @param words behind `install` or `add`
 */
export function checkPackages(manager: string, words: readonly string[]): string[] {
  return words
    .filter((word) => !word.startsWith("-"))
    .flatMap((word) => {
      const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/u.exec(word) ?? [];
      if (ELSEWHERE.has(name)) return [];
      const manifest = path.join(project, "node_modules", name, "package.json");
      if (!existsSync(manifest)) return [`the package "${name}" is not installed here`];
      const installed = (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version;
      if (version !== undefined && version !== installed) return [`${name} is at ${installed} here, not ${version}`];
      // Only npm chooses the version of graphql that the peer dependencies require.
      return name === "graphql" && manager !== "npm" && version === undefined
        ? [`${manager} takes the newest graphql unless the command names ${installed}`]
        : [];
    });
}
