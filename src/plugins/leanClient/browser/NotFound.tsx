import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import Content from "@theme/NotFound";
import type { ReactNode } from "react";

/** What Docusaurus itself says of this route, to which no plugin belongs. */
const context = { plugin: { name: "native", id: "default" } };

/** The page for unknown URLs. */
export default function NotFound(): ReactNode {
  return (
    <RouteContextProvider value={context}>
      <Content />
    </RouteContextProvider>
  );
}
