/** Docusaurus and its bundler mark warnings so; npm's own, about its configuration, are no business of the site. */
const WARNING = /\[WARNING\]|^\s*(?:⚠|warning\b)/imu;

/** The last thing that Docusaurus says; a build whose last promise never settles ends without it, and with the exit code 0. */
const SUCCESS = "[SUCCESS] Generated static files";

/**
 * What is wrong with a build of the site, by its output, in sentences.
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
