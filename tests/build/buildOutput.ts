/** Matches warnings of Docusaurus and its bundler. Those of npm are about its own configuration, not about the site. */
const WARNING = /\[WARNING\]|^\s*(?:⚠|warning\b)/imu;

/**
 * The last line that Docusaurus prints. Without it, a build has ended before its work was done, although its exit code may be
 * 0.
 */
const SUCCESS = "[SUCCESS] Generated static files";

/**
 * Lists what is wrong with a build of the site, from its output, in sentences.
 *
 * @param output all that the build wrote, without colours
 * @param code exit code of the build
 */
export function problemsOf(output: string, code: number | null): string[] {
  const warnings = output.split("\n").filter((line) => WARNING.test(line) && !line.startsWith("npm warn"));
  return [
    ...(code === 0 ? [] : [`The build failed with exit code ${String(code)}.`]),
    ...(code !== 0 || output.includes(SUCCESS) ? [] : ["The build ended before it had written the site."]),
    ...(warnings.length === 0 ? [] : [`The build must not warn, but said:\n${warnings.join("\n")}`]),
  ];
}
