/** A site, for structured data by the vocabulary of https://schema.org. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Origin, without a path. */
  readonly url: string;
  readonly baseUrl: string;
  /** BCP 47 tag of the language of the page. */
  readonly language: string;
}

export interface Article {
  readonly title: string;
  readonly description: string;
  /** Path with the base URL. */
  readonly permalink: string;
  /** Last change, in milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null | undefined;
  readonly image?: string | undefined;
}

/** An item of a breadcrumb list. */
export interface Crumb {
  readonly name: string;
  /** Path with the base URL. */
  readonly path: string;
}

export type JsonLdObject = Readonly<Record<string, unknown>>;

const CONTEXT = "https://schema.org";

const homeOf = ({ url, baseUrl }: Site): string => `${url}${baseUrl}`;

/** Returns the `@id` of the site, by which the objects of other pages refer to it. */
const siteId = (site: Site): string => `${homeOf(site)}#website`;

/** Describes the site, on its home page. */
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

/** Describes a page of documentation. */
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
    // Only a reference, because the home page has the full object.
    isPartOf: { "@type": "WebSite", "@id": siteId(site) },
    // JSON skips undefined values.
    image: article.image,
    dateModified: article.lastUpdatedAt ? new Date(article.lastUpdatedAt).toISOString() : undefined,
  };
}

/**
 * Describes the path from the home page to a page.
 *
 * @param crumbs - from the section to the page itself; of adjacent items with the same URL, only the last is included
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

/** Serializes an object for a script element. Escapes `<`, so that no string can end the element. */
export function toScript(data: JsonLdObject): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
