/** Adds the components of generated pages to those that every page of the site may use. */
import MDXComponents from "@theme-init/MDXComponents";
import { components } from "../../components";

export default { ...MDXComponents, ...components };
