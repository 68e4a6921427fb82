/**
 * Extends the map of MDX components of @docusaurus/theme-classic.
 * Change: tabs, and the components that generated schema pages use, are known on every page without an import.
 */
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import Anchor from "@site/src/components/docs/Anchor";
import Release from "@site/src/components/docs/Release";
import SchemaToPage from "@site/src/components/docs/SchemaToPage";
import Screenshot from "@site/src/components/docs/Screenshot";
import Badge from "@site/src/components/schema/Badge";
import RelationList from "@site/src/components/schema/RelationList";
import SchemaCode from "@site/src/components/schema/SchemaCode";
import Signature from "@site/src/components/schema/Signature";
import SpecifiedBy from "@site/src/components/schema/SpecifiedBy";
import { ConfigurationForm } from "@site/src/plugins/configurationForms/browser";

const forDocs = { Anchor, Tabs, TabItem, ConfigurationForm, Release, SchemaToPage, Screenshot };
const forSchemas = { Badge, RelationList, SchemaCode, Signature, SpecifiedBy };

export default { ...MDXComponents, ...forDocs, ...forSchemas };
