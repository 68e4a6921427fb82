import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import type { PluginRouteContext } from "@docusaurus/types";
import Loading from "@theme/Loading";
import type { ComponentType, ReactNode } from "react";
import Loadable from "react-loadable";
import type { PropVersionDocs } from "@docusaurus/plugin-content-docs";
import { leavesOf, mapLeaves, OWN, sharedChunkName } from "../shared/routes";
import type { Shape, SharedModule } from "../shared/routes";
import Cards from "./Cards";
import { chunkFile } from "./pageModule";
import type { PageModule } from "./pageModule";

/** A component whose modules can be loaded before it is rendered. */
export type PageComponent = ComponentType<object> & {
  readonly preload: () => Promise<unknown>;
  /** URLs of the scripts with the modules. */
  readonly files: () => string[];
};

/** A route of the router. Its component is created on first use: a visit needs only a few of hundreds. */
export interface Route {
  /** Stable when routes are inserted before it; with a changed key, React would mount the route again. */
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: PageComponent;
  readonly routes?: readonly Route[];
}

interface Properties {
  readonly __comp: ComponentType<object>;
  readonly __context?: PluginRouteContext;
  readonly __props?: object;
  /** See `data/versions.ts`. */
  readonly __cards?: PropVersionDocs;
}

/** Returns the default export of a module. As in Docusaurus, a function gets the other exports as properties. */
function exportOf(module: unknown, path: string): unknown {
  const { default: value, ...others } = module as { readonly default?: unknown };
  if (value === undefined || value === null) {
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  if (typeof value === "function") Object.assign(value, others);
  return value;
}

/**
 * Creates the component of a route, which loads the modules of the route and renders them. Replaces Docusaurus's
 * `ComponentCreator`.
 *
 * @upstream @docusaurus/core/lib/client/exports/ComponentCreator.js
 * @param shape maps each property to the index of a shared module, or to `OWN`
 * @param sharedModules the shared modules of all routes
 * @param own the page's own module, for `OWN`
 */
export function pageComponent(
  path: string,
  shape: Shape,
  sharedModules: readonly SharedModule[],
  own?: PageModule,
): PageComponent {
  const shared = leavesOf(shape).flatMap((number) => {
    const module = sharedModules[number];
    return module ? [{ ...module, number }] : [];
  });

  const component = Loadable.Map({
    loading: Loading,
    loader: Object.fromEntries([
      ...shared.map(({ number, load }) => [number, load] as const),
      ...(own ? [[OWN, own.load] as const] : []),
    ]),
    // The server adds the scripts of these chunks to the HTML, so that the browser need not wait for the main script.
    modules: [...shared.map(({ chunk }) => sharedChunkName(chunk)), ...(own?.name === undefined ? [] : [own.name])],
    render: (loaded: Readonly<Record<string, unknown>>, props: object): ReactNode => {
      const {
        __comp: Page,
        __context: context,
        __props: data,
        __cards: docs,
        ...rest
      } = mapLeaves(shape, (leaf) => exportOf(loaded[leaf], path)) as Properties;
      const content = <Page {...rest} {...data} {...props} />;
      const page = docs ? <Cards docs={docs}>{content}</Cards> : content;
      return context ? <RouteContextProvider value={context}>{page}</RouteContextProvider> : page;
    },
  });
  return Object.assign(component, {
    files: () =>
      [...shared.map(({ chunk }) => chunkFile(__webpack_require__.sharedChunkIds[chunk])), own?.file].filter(
        (file) => file !== undefined,
      ),
  }) as PageComponent;
}
