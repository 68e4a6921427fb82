import useGlobalData from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import type { Section } from "./section";

/**
 * The section that the page belongs to.
 *
 * @returns undefined for a page outside all sections, and on a site that names none
 */
export function useSection(): Section | undefined {
  const { plugin } = useRouteContext();
  const sections = useGlobalData()["structured-data"]?.["default"] as Readonly<Record<string, Section>> | undefined;
  return sections?.[plugin.id];
}
