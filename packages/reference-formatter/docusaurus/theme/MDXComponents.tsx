/** Provides the components of generated pages on every page of the site. */
import MDXComponents from "@theme-init/MDXComponents";
import { components } from "../../components";

export default { ...MDXComponents, ...components };
