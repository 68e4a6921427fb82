/** Matches warnings of Docusaurus and its bundler. `problemsOf` ignores the warnings of npm, which are not about the site. */
const WARNING = /\[WARNING\]|^\s*(?:⚠|warning\b)/imu;

/**
 * The line that Docusaurus prints when it has written the files of a locale. Without it, the build ended too early, even if its exit code is 0.
 */
const SUCCESS = "[SUCCESS] Generated static files";

/**
 * Lists the problems of a build of the site: a failure, an early end, or warnings.
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
    ...(warnings.length === 0 ? [] : [`The build printed warnings:\n${warnings.join("\n")}`]),
  ];
}
