/**
 * A file of the project. A configuration has to name it by its whole path, which JavaScript and YAML do each in its own way:
 * the tool looks for a relative one beside itself.
 */
export class OwnFile {
  /** @param path from the folder of the project */
  constructor(readonly path: string) {}
}

/** The formatter that readers copy, where its README puts it: beside the configuration. */
export const takeHomeFormatter = new OwnFile("formatter/index.mjs");
