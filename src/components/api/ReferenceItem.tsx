import { MDXProvider } from "@mdx-js/react";
import DocItem from "@theme/DocItem";
import type { Props } from "@theme/DocItem";
import type { ReactNode } from "react";
import Declaration from "./Declaration";
import Exports from "./Exports";
import Prerendered from "./Prerendered";

const components = { Declaration, Exports, Prerendered };

/** A page of the API reference, with the MDX components that only such pages use. */
export default function ReferenceItem(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
