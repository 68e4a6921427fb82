/**
 * A file of the project. A configuration has to name it by its whole path, which JavaScript and YAML do each in its own way:
 * the tool looks for a relative one beside itself.
 */
export class OwnFile {
  /** @param path from the folder of the project */
  constructor(readonly path: string) {}
}

/** The reference formatter, where its README puts it: in a folder beside the configuration. */
export const referenceFormatter = new OwnFile("formatter/index.mjs");
