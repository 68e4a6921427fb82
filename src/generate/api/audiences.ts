import type { Guide, PackageAudience } from "../../shared/packageAudience";

const configuration: Guide = { title: "Configuration", to: "/docs/configuration" };
const customDirectives: Guide = { title: "Custom directives", to: "/docs/advanced/custom-directive" };
const formatter: Guide = { title: "Write a formatter", to: "/docs/guides/custom-formatter" };
const frameworks: Guide = { title: "Integration with frameworks", to: "/docs/advanced/integration-with-frameworks" };
const howItWorks: Guide = { title: "How it works", to: "/docs/how-it-works" };
const typescript: Guide = { title: "TypeScript and JavaScript configuration", to: "/docs/guides/typescript" };

/** Who needs which package of the tool, by its name on npm. */
export const packageAudiences: Readonly<Record<string, PackageAudience>> = {
  "@graphql-markdown/docusaurus": {
    who: "You need it if your site runs on Docusaurus. You name it in the site's configuration, and import it only to extend its formatter.",
    guides: [{ title: "Use it with Docusaurus", to: "/docs/guides/docusaurus" }, formatter],
  },
  "@graphql-markdown/cli": {
    who: "You need it with every framework except Docusaurus, and to generate pages from your own script.",
    guides: [configuration, frameworks],
  },
  "@graphql-markdown/formatters": {
    who: "You need it together with the command line: a preset writes the pages in the dialect of your framework. You name the preset in your options, and import it only to extend it.",
    guides: [frameworks, formatter],
  },
  "@graphql-markdown/helpers": {
    who: "You need it if your schema has custom directives that pages should show as text or as badges, or if your formatter should share the Markdown of the presets.",
    guides: [customDirectives],
  },
  "@graphql-markdown/core": {
    who: "You hardly ever call it yourself: the command and the plugin do. It is for formatters that listen to the events of a run, and for the types of these events.",
    guides: [howItWorks, typescript],
  },
  "@graphql-markdown/graphql": {
    who: "You need it if your script or formatter should load the schema and read its directives in the same way as the tool.",
    guides: [customDirectives, formatter],
  },
  "@graphql-markdown/printer-legacy": {
    who: "You need it only to link to types from a formatter, or to learn how pages are printed. To change a page, use the hooks of a formatter instead: they stay stable across releases.",
    guides: [formatter, typescript],
  },
  "@graphql-markdown/diff": {
    who: "You install it if you set `diffMethod`, so that the log and a hook report whether the schema has changed. You import it only to compare schemas yourself.",
    guides: [{ title: "diffMethod in the settings", to: "/docs/settings#diffmethod" }],
  },
  "@graphql-markdown/logger": {
    who: "You need it only to send the messages of a run elsewhere than to the console. The other packages depend on it.",
    guides: [{ title: "Run from a script", to: "/docs/configuration#run-from-a-script" }],
  },
  "@graphql-markdown/utils": {
    who: "You need it if your formatter or hook must name files, write slugs or escape text exactly as the tool does.",
    guides: [formatter],
  },
  "@graphql-markdown/types": {
    who: "You need it if you write a configuration, a formatter or a hook in TypeScript. It contains only types: install it as a development dependency.",
    guides: [typescript],
  },
};
