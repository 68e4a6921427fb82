import { useLocation } from "@docusaurus/router";
import Loading from "@theme/Loading";
import type { ReactNode } from "react";
import Loadable from "react-loadable";
import { matchRoutes } from "react-router-config";
import type { PageComponent, Route } from "./component";

/** The page table of the site. */
export interface Table {
  readonly isLoaded: () => boolean;
  /** Fetches the table and adds its pages. */
  readonly load: () => Promise<void>;
}

/**
 * Wraps the component of a route, so that it waits for the page table when it is rendered at the URL of an unknown page.
 * Usually `preload` has fetched the table before the route changes. But after a page has crashed, the next page renders
 * without `preload`.
 *
 * @param children known child routes of the route
 */
export function waitForPageTable(Page: PageComponent, children: readonly Route[], table: Table): PageComponent {
  const Waiting = Loadable.Map({
    loading: Loading,
    loader: { table: table.load },
    modules: [],
    render: (_: object, props: object): ReactNode => <Page {...props} />,
  });

  function KnownPage(props: object): ReactNode {
    const { pathname } = useLocation();
    const isKnown = table.isLoaded() || matchRoutes(children as never, pathname).some(({ route }) => route.exact);
    return isKnown ? <Page {...props} /> : <Waiting {...props} />;
  }

  return Object.assign(KnownPage, { preload: Page.preload, files: Page.files });
}
