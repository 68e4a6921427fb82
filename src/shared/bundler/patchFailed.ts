import { readFileSync } from "node:fs";

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
  const manifest = readFileSync(require.resolve("@docusaurus/core/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return new Error(`${file}: ${what}, in Docusaurus ${version}. To build without it: ${switchOff}.`);
}
