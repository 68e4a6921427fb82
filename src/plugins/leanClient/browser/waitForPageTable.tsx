import { useLocation } from "@docusaurus/router";
import Loading from "@theme/Loading";
import type { ReactNode } from "react";
import Loadable from "react-loadable";
import { matchRoutes } from "react-router-config";
import type { PageComponent } from "./component";
import type { Route } from "./route";

/** What knows all pages of the site in the end. */
export interface Table {
  readonly isComplete: () => boolean;
  /** Adds the pages that are missing. */
  readonly complete: () => Promise<void>;
}

/**
 * Component of a route that waits for the table of pages when it is shown at a URL that no known page has. A change
 * of route has seen to that before; after a crash of the page, the next one is rendered without it.
 *
 * @param below routes below this one
 */
export function waitForPageTable(Page: PageComponent, below: readonly Route[], table: Table): PageComponent {
  const Waiting = Loadable.Map({
    loading: Loading,
    loader: { table: table.complete },
    modules: [],
    render: (_: object, props: object): ReactNode => <Page {...props} />,
  });

  function KnownPage(props: object): ReactNode {
    const { pathname } = useLocation();
    const isKnown = table.isComplete() || matchRoutes(below as never, pathname).some(({ route }) => route.exact);
    return isKnown ? <Page {...props} /> : <Waiting {...props} />;
  }

  return Object.assign(KnownPage, { preload: Page.preload, files: Page.files });
}
