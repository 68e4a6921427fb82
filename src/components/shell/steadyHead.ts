import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { HelmetProvider } from "react-helmet-async";

/** The development server sends no page that could start, only an empty element. */
const startsFromServer =
  ExecutionEnvironment.canUseDOM && document.getElementById("__docusaurus")?.hasChildNodes() === true;

/** Has the parts of a page that the server sent say what belongs in the head as on a server: the document is left alone. */
export function holdHead(): void {
  if (startsFromServer) HelmetProvider.canUseDOM = false;
}

/** Has whatever changes the head from now on be written. */
export function releaseHead(): void {
  if (startsFromServer) HelmetProvider.canUseDOM = true;
}
