/** Who needs which package of the tool, in words of this site. */
import type { Guide, PackageAudience } from "../../shared/packageAudience";

const configuration: Guide = { title: "Configuration", to: "/docs/configuration" };
const customDirectives: Guide = { title: "Custom directives", to: "/docs/advanced/custom-directive" };
const formatter: Guide = { title: "Write a formatter", to: "/docs/guides/custom-formatter" };
const frameworks: Guide = { title: "Integration with frameworks", to: "/docs/advanced/integration-with-frameworks" };
const howItWorks: Guide = { title: "How it works", to: "/docs/how-it-works" };
const typescript: Guide = { title: "TypeScript and JavaScript configuration", to: "/docs/guides/typescript" };

/** By the name of the package on npm. */
export const packageAudiences: Readonly<Record<string, PackageAudience>> = {
  "@graphql-markdown/docusaurus": {
    who: "You need it if your site runs on Docusaurus. You name it in the site's configuration, and import it only to extend its formatter.",
    guides: [{ title: "Use it with Docusaurus", to: "/docs/guides/docusaurus" }, formatter],
  },
  "@graphql-markdown/cli": {
    who: "You need it with every framework but Docusaurus, and to generate pages from a script of your own.",
    guides: [configuration, frameworks],
  },
  "@graphql-markdown/formatters": {
    who: "You need it beside the command line: a preset writes the pages in the dialect of your framework. You name the preset in your options, and import it only to extend it.",
    guides: [frameworks, formatter],
  },
  "@graphql-markdown/helpers": {
    who: "You need it if your schema has directives of its own that pages should show as text or as badges, or if your formatter should share the Markdown of the presets.",
    guides: [customDirectives],
  },
  "@graphql-markdown/core": {
    who: "You hardly ever call it: the command and the plugin do. It is for formatters that listen to the events of a run, and for the types of these events.",
    guides: [howItWorks, typescript],
  },
  "@graphql-markdown/graphql": {
    who: "You need it if a script or a formatter of yours reads the schema, and should load it and read its directives as the tool does.",
    guides: [customDirectives, formatter],
  },
  "@graphql-markdown/printer-legacy": {
    who: "You need it only to link to types from a formatter, or to learn what a page is made of. To change a page, use the hooks of a formatter instead: they outlive releases.",
    guides: [formatter, typescript],
  },
  "@graphql-markdown/diff": {
    who: "You install it if you set `diffMethod`, so that the log and a hook tell whether the schema has changed. You import it only to compare schemas yourself.",
    guides: [{ title: "diffMethod in the settings", to: "/docs/settings#diffmethod" }],
  },
  "@graphql-markdown/logger": {
    who: "You need it only if the messages of a run should go elsewhere than to the console. The other packages bring it along.",
    guides: [{ title: "Run from a script", to: "/docs/configuration#run-from-a-script" }],
  },
  "@graphql-markdown/utils": {
    who: "You need it if your formatter or hook has to name files, write slugs or escape text exactly as the tool does.",
    guides: [formatter],
  },
  "@graphql-markdown/types": {
    who: "You need it if you write a configuration, a formatter or a hook in TypeScript. It holds nothing but types: install it as a development dependency.",
    guides: [typescript],
  },
};
