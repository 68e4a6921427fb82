/** Stands in for modules of Node.js: `os`, `module` and `process`. The worker imports this before the tool. */

/** Stands in for `os.tmpdir`, from which the tool builds a path at its start that it only uses to compare schemas. */
export function tmpdir(): string {
  return "/tmp";
}

/**
 * Stands in for `module.createRequire`, with which the tool loads loaders that a configuration names by their files; the
 * configurations of the playground name none.
 *
 * @throws Error always
 */
export function createRequire(): never {
  throw new Error("A loader of your own cannot be loaded here. Run the tool on your computer to use it.");
}

let folder = "/";

/** Stands in for `process.env`. In production, graphql-js skips checks of itself, which don't affect the output. */
export const env: Readonly<Record<string, string>> = { NODE_ENV: "production" };

/** Stands in for `process.cwd`. */
export function cwd(): string {
  return folder;
}

/** Stands in for `process.chdir`. */
export function chdir(location: string): void {
  folder = location;
}

/** Stands in for `process.hrtime`, with which the tool measures its own run. */
export const hrtime = {
  bigint: (): bigint => BigInt(Math.round(performance.now() * 1e6)),
};

const process = { env, cwd, chdir, hrtime };

// The tool also uses `process` as a global.
Object.assign(globalThis, { process });

export default process;
