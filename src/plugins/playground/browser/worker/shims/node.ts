/** Replaces modules of Node.js: `os`, `module` and `process`. The worker imports this before the tool. */

/** Replaces `os.tmpdir`, from which the tool builds a path when it starts. It uses that path only to compare schemas. */
export function tmpdir(): string {
  return "/tmp";
}

/**
 * Replaces `module.createRequire`, with which the tool loads loaders that a configuration names by their files. The
 * configurations of the playground name none.
 *
 * @throws Error always
 */
export function createRequire(): never {
  throw new Error("A loader of your own cannot be loaded here. Run the tool on your computer to use it.");
}

let folder = "/";

/** Replaces `process.env`. In production mode, graphql-js skips internal checks, which don't affect the output. */
export const env: Readonly<Record<string, string>> = { NODE_ENV: "production" };

/** Replaces `process.cwd`. */
export function cwd(): string {
  return folder;
}

/** Replaces `process.chdir`. */
export function chdir(location: string): void {
  folder = location;
}

/** Replaces `process.hrtime`, with which the tool measures the duration of its run. */
export const hrtime = {
  bigint: (): bigint => BigInt(Math.round(performance.now() * 1e6)),
};

const process = { env, cwd, chdir, hrtime };

// The tool also uses `process` as a global.
Object.assign(globalThis, { process });

export default process;
