import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { Site } from "./schema";

/** The site and the language of the page, as structured data names them. */
export function useSite(): Site {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, tagline, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { title, tagline, url, baseUrl, language };
}
