import Head from "@docusaurus/Head";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useGlobalData from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import { toScript } from "./schema";
import type { JsonLdObject, Site } from "./schema";

export { breadcrumbList, techArticle, webSite } from "./schema";

/** Adds an object of structured data to the head of the page. */
export function JsonLd({ data }: { readonly data: JsonLdObject }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScript(data)}</script>
    </Head>
  );
}

/** The section of a page, for its head and breadcrumbs. */
export interface Section {
  readonly name: string;
  /** Path of the section's first page, below the base URL. */
  readonly path: string;
  /**
   * Path of the section's image for social networks, below the base URL. The theme's `metadata` states the size of all such
   * images.
   */
  readonly image: string;
  /** Alternative text of the image. */
  readonly alt: string;
}

/**
 * Returns the section of the current page.
 *
 * @returns undefined for a page outside all sections
 */
export function useSection(): Section | undefined {
  const { plugin } = useRouteContext();
  const sections = useGlobalData()["structured-data"]?.["default"] as Readonly<Record<string, Section>> | undefined;
  return sections?.[plugin.id];
}

/** Returns the site and the language of the page, for structured data. */
export function useSite(): Site {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, tagline, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { title, tagline, url, baseUrl, language };
}
