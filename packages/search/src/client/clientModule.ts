/** Client module: connects the search to the history, before the router starts, and to changes of route. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { watchHistory } from "../ui/dialogHistory.ts";
import { requestTerms, routeChanged } from "../ui/marks.ts";
import { saveRecentPage } from "../ui/recent.ts";

if (ExecutionEnvironment.canUseDOM) watchHistory();

/** Called by Docusaurus before each change of route; the first has no previous location. */
export function onRouteUpdate(change: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  const left = change.previousLocation?.pathname;
  if (left !== undefined && left !== change.location.pathname) saveRecentPage(left);
}

/** Called by Docusaurus after each change of route; the first has no previous location. */
export function onRouteDidUpdate(change: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  routeChanged(change.location.pathname, change.previousLocation?.pathname);
  if (change.previousLocation === null) requestTerms();
}
