import useGlobalData from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { Site } from "./schema";

/** The section that a page belongs to, as its head and its breadcrumbs name it. */
export interface Section {
  readonly name: string;
  /** Its first page, below the home page. */
  readonly path: string;
  /** Whether the breadcrumbs that readers see begin with its name too, in place of the home page. */
  readonly namesTrail?: boolean | undefined;
  /** Its picture for social networks, below the home page; as large as every other, see `metadata` of the theme. */
  readonly image: string;
  /** What is on that picture. */
  readonly alt: string;
}

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

/** The site and the language of the page, as structured data names them. */
export function useSite(): Site {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, tagline, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { title, tagline, url, baseUrl, language };
}
