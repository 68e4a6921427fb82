/** Client module: connects the search to the history, before the router is there, and to changes of route. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { watchHistory } from "@site/src/components/shell/modal/modalEntry";
import { askForTerms, routeChanged } from "./ui/marks";

// Client modules run before the router does.
if (ExecutionEnvironment.canUseDOM) watchHistory();

/** Called by Docusaurus after each change of route, the first with no previous location. */
export function onRouteDidUpdate(change: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  routeChanged(change.location.pathname, change.previousLocation?.pathname);
  if (change.previousLocation === null) askForTerms();
}
