import type { ReactNode } from "react";

/** An operation to copy. Its class tells search engines of a site that its values are made up. */
export default function Operation({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="schema-operation">{children}</div>;
}
