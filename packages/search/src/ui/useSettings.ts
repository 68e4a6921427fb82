import { usePluginData } from "@docusaurus/useGlobalData";
import type { GlobalData } from "../index.ts";
import { THEME } from "../shared/constants.ts";

/** Returns what the theme's options mean for the page. */
export function useSettings(): GlobalData {
  return usePluginData(THEME) as GlobalData;
}
