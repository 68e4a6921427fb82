import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { HelmetProvider } from "react-helmet-async";

/** False on the development server, which sends an empty page. */
const isServerRendered =
  ExecutionEnvironment.canUseDOM && document.getElementById("__docusaurus")?.hasChildNodes() === true;

/** Stops react-helmet from rewriting `<head>` while the server-rendered page hydrates. */
export function pauseHeadUpdates(): void {
  if (isServerRendered) HelmetProvider.canUseDOM = false;
}

/** Lets react-helmet write to `<head>` again. */
export function resumeHeadUpdates(): void {
  if (isServerRendered) HelmetProvider.canUseDOM = true;
}
