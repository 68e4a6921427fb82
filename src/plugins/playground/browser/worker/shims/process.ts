const NANOSECONDS = 1e6;

let folder = "/";

/** Stands in for `process.env`: graphql-js makes fewer checks of itself in production, which the output does not show. */
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
  bigint: (): bigint => BigInt(Math.round(performance.now() * NANOSECONDS)),
};

export default { env, cwd, chdir, hrtime };
