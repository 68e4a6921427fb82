import path from "node:path";
import { writeFiles } from "../writeFiles";

/** The source of an inline script that no build has. */
export function strangeHash(letter: string): string {
  return `'sha256-${letter.repeat(43)}='`;
}

/**
 * The smallest build that release.sh takes, with an asset and an inline script of its own.
 *
 * @param parent folder that gets it
 * @param letter tells it from other builds
 * @returns its folder
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
