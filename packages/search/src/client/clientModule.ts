/** Client module: connects the search to the history, before the router starts, and to changes of route. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { ClientModule } from "@docusaurus/types";
import { watchHistory } from "../ui/dialog.ts";
import { requestTerms, routeChanged } from "../ui/marks.ts";
import { saveRecentPage } from "../ui/recent.ts";

if (ExecutionEnvironment.canUseDOM) watchHistory();

const clientModule: ClientModule = {
  // The first call has no previous location.
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) saveRecentPage(previousLocation.pathname);
  },
  onRouteDidUpdate({ location, previousLocation }) {
    routeChanged(location.pathname, previousLocation?.pathname);
    if (!previousLocation) requestTerms();
  },
};

export default clientModule;
