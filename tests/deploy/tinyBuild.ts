import path from "node:path";
import { writeFiles } from "../writeFiles";

/** A script hash that no real build has in its policy. */
export function strangeHash(letter: string): string {
  return `'sha256-${letter.repeat(43)}='`;
}

/**
 * Writes the smallest build that release.sh accepts, with its own asset and script hash.
 *
 * @param parent folder in which the build is written
 * @param letter distinguishes the build from others
 * @returns path of the build
 */
export async function tinyBuild(parent: string, letter: string): Promise<string> {
  const folder = path.join(parent, `build-${letter}`);
  await writeFiles(folder, {
    "index.html": `<title>${letter}</title>`,
    [`assets/js/${letter}.00000001.js`]: "0;",
    _headers: `/*\n  Content-Security-Policy: default-src 'self'; script-src 'self' ${strangeHash(letter)}; object-src 'none'\n`,
  });
  return folder;
}
