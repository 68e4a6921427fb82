/** Vocabulary of schema.org (https://schema.org), the parts that the pages of a documentation site need. */

/** Where a site is, and what it is called. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin, without a path. */
  readonly url: string;
  readonly baseUrl: string;
  /** BCP 47 tag of the language of the page. */
  readonly language: string;
}

/** A page of documentation. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Path with the base URL. */
  readonly permalink: string;
  /** Last change, in milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null | undefined;
  /** Image URL. */
  readonly image?: string | undefined;
}

/** An item of a trail that leads to a page. */
export interface Crumb {
  readonly name: string;
  /** Path with the base URL. */
  readonly path: string;
}

/** An object of JSON-LD. */
export type JsonLdObject = Readonly<Record<string, unknown>>;

const CONTEXT = "https://schema.org";

const homeOf = ({ url, baseUrl }: Site): string => `${url}${baseUrl}`;

/** Name by which the objects of all pages refer to the site. */
const siteId = (site: Site): string => `${homeOf(site)}#website`;

/** The site itself, for its home page. */
export function webSite(site: Site): JsonLdObject {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    "@id": siteId(site),
    name: site.title,
    description: site.tagline,
    url: homeOf(site),
    inLanguage: site.language,
  };
}

/** A page of documentation. What is not known of it is left out. */
export function techArticle(site: Site, article: Article): JsonLdObject {
  const url = `${site.url}${article.permalink}`;
  return {
    "@context": CONTEXT,
    "@type": "TechArticle",
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    // Its home page says the rest.
    isPartOf: { "@type": "WebSite", "@id": siteId(site) },
    // JSON leaves out what is undefined.
    image: article.image,
    dateModified: article.lastUpdatedAt ? new Date(article.lastUpdatedAt).toISOString() : undefined,
  };
}

/**
 * The way from the home page to a page.
 *
 * @param crumbs - from the section to the page itself; those that lead to the same URL as the one before are left out
 */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): JsonLdObject {
  const trail = [{ name: site.title, path: site.baseUrl }, ...crumbs];
  const distinct = trail.filter(({ path }, at) => path !== trail[at + 1]?.path);
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: distinct.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${site.url}${path}`,
    })),
  };
}

/** Text of an object for a script element, which none of its strings can end. */
export function toScript(data: JsonLdObject): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
