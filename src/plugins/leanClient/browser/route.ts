import type { PageComponent } from "./component";

/** A route of the router. Its component is created on first use: a visit needs only a few of hundreds. */
export interface Route {
  /** Stable when routes are inserted before it; with a changed key, React would mount the route again. */
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: PageComponent;
  readonly routes?: readonly Route[];
}
