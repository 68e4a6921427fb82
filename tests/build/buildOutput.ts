/** Matches warnings of Docusaurus and its bundler. Those of npm, which are not about the site, are skipped below. */
const WARNING = /\[WARNING\]|^\s*(?:⚠|warning\b)/imu;

/**
 * The last line that Docusaurus prints. Without it, the build ended too early, even if its exit code is 0.
 */
const SUCCESS = "[SUCCESS] Generated static files";

/**
 * Finds out what is wrong with a build of the site.
 *
 * @param output all output of the build, without colours
 * @param code exit code of the build
 * @returns a sentence for each problem
 */
export function problemsOf(output: string, code: number | null): string[] {
  const warnings = output.split("\n").filter((line) => WARNING.test(line) && !line.startsWith("npm warn"));
  return [
    ...(code === 0 ? [] : [`The build failed with exit code ${String(code)}.`]),
    ...(code !== 0 || output.includes(SUCCESS) ? [] : ["The build ended before it had written the site."]),
    ...(warnings.length === 0 ? [] : [`The build must not warn, but said:\n${warnings.join("\n")}`]),
  ];
}
