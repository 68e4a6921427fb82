import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import Content from "@theme/NotFound";
import type { ReactNode } from "react";

/** The context that Docusaurus gives this route, which belongs to no plugin. */
const context = { plugin: { name: "native", id: "default" } };

/** The page for unknown URLs. */
export default function NotFound(): ReactNode {
  return (
    <RouteContextProvider value={context}>
      <Content />
    </RouteContextProvider>
  );
}
