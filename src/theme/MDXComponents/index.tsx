/**
 * Extends the map of MDX components of @docusaurus/theme-classic.
 * Change: tabs and the components of the docs are available on every page without an import.
 */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { ReactNode } from "react";
import OpenInPlayground from "@site/src/components/docs/OpenInPlayground";
import SchemaToPage from "@site/src/components/docs/SchemaToPage";
import Screenshot from "@site/src/components/docs/Screenshot";
import TestedWith from "@site/src/components/docs/TestedWith";
import { ConfigurationForm } from "@site/src/plugins/configurationForms/browser";
import { RELEASE } from "@site/src/data/release";

/** A link target without a heading: for a row of a table, or for content whose former heading is still linked. */
function Anchor({ id }: { readonly id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}

/** The release that the docs describe. */
const Release = (): ReactNode => <span>{RELEASE}</span>;

const forDocs = {
  Anchor,
  Tabs,
  TabItem,
  ConfigurationForm,
  OpenInPlayground,
  Release,
  SchemaToPage,
  Screenshot,
  TestedWith,
};

export default { ...MDXComponents, ...forDocs };
