import { usePluginData } from "@docusaurus/useGlobalData";
import type { GlobalData } from "../index.ts";

/** Returns what the theme's options mean for the page. */
export function useSettings(): GlobalData {
  return usePluginData("docusaurus-lean-search") as GlobalData;
}
