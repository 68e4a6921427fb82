export interface SiteUrl {
  /** Origin, without a path. */
  readonly url: string;
  /** Path of the home page, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * Reads the URL of the site from the environment.
 *
 * @param environment `SITE_URL`, an origin (default `https://graphql-markdown.dev`), and `BASE_URL`, a path (default `/`)
 * @throws Error naming the invalid variable
 */
export function siteUrl(environment: Readonly<Record<string, string | undefined>>): SiteUrl {
  const { SITE_URL: url = "https://graphql-markdown.dev", BASE_URL: baseUrl = "/" } = environment;
  if (!URL.canParse(url) || new URL(url).origin !== url.replace(/\/$/u, "")) {
    throw new Error(`SITE_URL is "${url}"; set it to an origin such as https://docs.example.org, without a path.`);
  }
  if (!/^\/(?:[^/?#\s]+\/)*$/u.test(baseUrl)) {
    throw new Error(`BASE_URL is "${baseUrl}"; set it to a path that starts and ends with a slash, such as /docs/.`);
  }
  return { url: new URL(url).origin, baseUrl };
}
