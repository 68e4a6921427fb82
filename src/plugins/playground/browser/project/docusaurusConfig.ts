import { toJavaScript } from "../configuration/javascript";
import type { Setting, Settings } from "../configuration/settings";
import { TITLE, toolOf } from "./setup";
import type { Setup } from "./setup";

const PLUGIN = "@graphql-markdown/docusaurus";

/** The entry of the plugin, whose command has the right formatter by default. */
function pluginOf(setup: Setup): Setting {
  return setup.form === "graphqlrc" ? PLUGIN : [PLUGIN, { ...toolOf(setup).options, formatter: undefined }];
}

function navbarItem(setup: Setup, routeBasePath: string): Settings {
  return { to: `${routeBasePath}/${toolOf(setup).options.baseURL}`, label: "Schema" };
}

const moduleOf = (config: Settings): string => `export default ${toJavaScript(config)};\n`;

/**
 * What the configuration of an existing site needs, as a `docusaurus.config.js` with nothing else.
 *
 * @param setup for Docusaurus
 */
export function docusaurusAddition(setup: Setup): string {
  return moduleOf({
    plugins: [pluginOf(setup)],
    themeConfig: { navbar: { items: [navbarItem(setup, "/docs")] } },
  });
}

/**
 * The `docusaurus.config.js` of a new site, whose docs begin at its home page.
 *
 * @param setup for Docusaurus
 */
export function docusaurusConfig(setup: Setup): string {
  const config = moduleOf({
    title: TITLE,
    url: "https://docs.example.org",
    baseUrl: "/",
    onBrokenLinks: "warn",
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
    plugins: [pluginOf(setup)],
    themeConfig: { navbar: { title: TITLE, items: [navbarItem(setup, "")] } },
  });
  const why = "  // With some options, the tool links to pages that it leaves out.\n";
  return config.replace("  onBrokenLinks", () => `${why}  onBrokenLinks`);
}
