import type { PageComponent } from "./component";

/** A route of the router. Its component is made when it is first needed: of hundreds, a visit needs a few. */
export interface Route {
  /** Stays the same when routes come before it; a route with another key would be mounted again. */
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: PageComponent;
  readonly routes?: readonly Route[];
}
