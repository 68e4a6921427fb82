/** Makes the components of generated pages available on every page of the site. */
import MDXComponents from "@theme-init/MDXComponents";
import { components } from "../../components";

export default { ...MDXComponents, ...components };
