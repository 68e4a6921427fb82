import { MDXProvider } from "@mdx-js/react";
import DocItem from "@theme/DocItem";
import type { Props } from "@theme/DocItem";
import type { ReactNode } from "react";
import Declaration from "./Declaration";
import Prerendered from "./Prerendered";
import styles from "./ReferenceItem.module.css";

/** The list of a module's exports. The search omits it by its class, because each export also has its own section. */
function Exports({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.exports}>{children}</div>;
}

const components = { Declaration, Exports, Prerendered };

/** A page of the API reference, with the MDX components that only such pages use. */
export default function ReferenceItem(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
