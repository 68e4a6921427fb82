import { usePluginData } from "@docusaurus/useGlobalData";
import type { GlobalData } from "../index.ts";
import { THEME } from "../shared/constants.ts";

/** Returns the settings that the page needs. */
export function useSettings(): GlobalData {
  return usePluginData(THEME) as GlobalData;
}
