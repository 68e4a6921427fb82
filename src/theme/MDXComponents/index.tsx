/**
 * Extends the map of MDX components of @docusaurus/theme-classic.
 * Change: tabs and the components of the docs are available on every page without an import.
 */
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import Anchor from "@site/src/components/docs/Anchor";
import Release from "@site/src/components/docs/Release";
import SchemaToPage from "@site/src/components/docs/SchemaToPage";
import Screenshot from "@site/src/components/docs/Screenshot";
import { ConfigurationForm } from "@site/src/plugins/configurationForms/browser";

const forDocs = { Anchor, Tabs, TabItem, ConfigurationForm, Release, SchemaToPage, Screenshot };

export default { ...MDXComponents, ...forDocs };
