/** Client module: what the search has to know of the history before and beside the router. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { watchHistory } from "@site/src/components/shell/modal/modalEntry";
import { routeChanged } from "./highlight/marks";
import { askForTerms } from "./highlight/otherTabs";

// Client modules are there before the router.
if (ExecutionEnvironment.canUseDOM) watchHistory();

/** Called by Docusaurus after each change of route, the first with no previous location. */
export function onRouteDidUpdate(change: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  routeChanged(change.location.pathname, change.previousLocation?.pathname);
  if (change.previousLocation === null) askForTerms();
}
