import { toJavaScript } from "../configuration/javascript";
import { takeHomeFormatter } from "../configuration/ownFile";
import type { Setting, Settings } from "../configuration/setting";
import { hasTakeHomeFormatter } from "../options";
import { TITLE, toolOf } from "./setup";
import type { Setup } from "./setup";

const PLUGIN = "@graphql-markdown/docusaurus";

/** What the pages of the formatter that readers copy need in the site. */
const COMPONENTS = "./formatter/docusaurus/index.mjs";

/**
 * The plugins. The command of the tool's has the right formatter by default, unless it is the one that readers copy: that
 * stands here in any case, because in a `.graphqlrc` the default beats it.
 *
 * @param linkRoot the path of the docs, which definitions of that formatter link to
 */
function pluginsOf(setup: Setup, linkRoot?: string): readonly Setting[] {
  const settings = setup.form === "graphqlrc" ? {} : toolOf(setup).options;
  if (hasTakeHomeFormatter(setup.options)) {
    return [COMPONENTS, [PLUGIN, { ...settings, linkRoot, formatter: takeHomeFormatter }]];
  }
  return [setup.form === "graphqlrc" ? PLUGIN : [PLUGIN, { ...settings, formatter: undefined }]];
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
    plugins: pluginsOf(setup, "/docs"),
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
    plugins: pluginsOf(setup),
    themeConfig: { navbar: { title: TITLE, items: [navbarItem(setup, "")] } },
  });
  const why = "  // With some options, the tool links to pages that it leaves out.\n";
  const commented = config.replace("  onBrokenLinks", () => `${why}  onBrokenLinks`);
  const docs = '(\n *)routeBasePath: "/",';
  return `import { schemaAsData } from "./schema-as-data.mjs";\n\n${commented.replace(new RegExp(docs, "u"), "$&$1beforeDefaultRemarkPlugins: [schemaAsData],")}`;
}
