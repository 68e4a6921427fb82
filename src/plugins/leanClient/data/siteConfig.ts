/** Parts of the configuration that only the build reads. */
const BUILD_ONLY = new Set([
  "clientModules",
  "headTags",
  "markdown",
  "plugins",
  "presets",
  "scripts",
  "ssrTemplate",
  "staticDirectories",
  "stylesheets",
  "themes",
  "webpack",
]);

/** The configuration that pages get: without the options of plugins and what else only the build reads. */
export function withoutBuildOptions(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key)));
}
