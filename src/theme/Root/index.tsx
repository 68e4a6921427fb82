/**
 * Fills the `Root` of @docusaurus/core, which renders only its children.
 * Change: a notice for readers who lose their connection in the middle of a visit.
 * Why: when a page fails to load, the router reloads it. Without a connection, the reader then loses the current page too.
 */
import type { ReactNode } from "react";
import OfflineNotice from "@site/src/components/shell/offline/OfflineNotice";

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <OfflineNotice />
    </>
  );
}
