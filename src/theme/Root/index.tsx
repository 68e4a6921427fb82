/**
 * Fills the `Root` of @docusaurus/core, which renders its children and nothing else.
 * Change: a notice for readers who lose their connection in the middle of a visit.
 * Why: the router reloads a page that fails to load, which without a connection takes the text away.
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
