/**
 * Client module: replaces the URL in the address bar with the clean URL of its page, before the router reads the URL:
 * `/docs/intro.html` becomes `/docs/intro`. The router has no page at the `.html` form, so hydration would fail.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import routes from "@generated/routes";
import { cleanHash, cleanPath } from "./cleanUrl/clean";
import { pagePaths } from "../components/shell/notFound/pages";

const isPage = (pathname: string): boolean => pagePaths(routes).includes(pathname);

function cleanLocation(): void {
  const { origin, pathname, search, hash, href } = window.location;
  // Include the origin, because a bare path that starts with two slashes would name another host.
  const clean = origin + cleanPath(pathname, isPage) + search + cleanHash(hash);
  if (clean !== href) window.history.replaceState(window.history.state, "", clean);
}

if (ExecutionEnvironment.canUseDOM) {
  cleanLocation();
  // This module runs before the router starts, so this listener runs before the router's.
  window.addEventListener("popstate", cleanLocation);
}

/** Called by Docusaurus after each change of route: a link may lead to an `.html` path too. */
export function onRouteDidUpdate(): void {
  cleanLocation();
}
