import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What was last compared with Docusaurus, and in which version; see `npm run upstream`. */
const COMPARED = path.resolve(__dirname, "../../../tests/upstream/table.json");

interface Compared {
  readonly versions: Readonly<Record<string, string>>;
}

/** The Docusaurus that is installed, and the one that this site was written for. */
function versions(): string {
  const manifest = readFileSync(require.resolve("@docusaurus/core/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const compared = existsSync(COMPARED) ? (JSON.parse(readFileSync(COMPARED, "utf8")) as Compared) : undefined;
  return `It was written for Docusaurus ${compared?.versions["@docusaurus/core"] ?? version}; ${version} is installed`;
}

/** A plugin that patches what Docusaurus keeps to itself. */
export interface InternalsPatch {
  /** Where it is, from the root of the repository. */
  readonly file: string;
  /** How to build without it. */
  readonly switchOff: string;
}

/**
 * Error for a patch that found nothing to change, so that an upgrade of Docusaurus cannot undo it unnoticed.
 *
 * @param what what the plugin looked for and did not find
 */
export function patchFailed({ file, switchOff }: InternalsPatch, what: string): Error {
  return new Error(`${file}: ${what}. ${versions()}. To build without it: ${switchOff}.`);
}
