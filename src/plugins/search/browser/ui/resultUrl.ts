/**
 * The URL of a result on this site.
 *
 * @param baseUrl with a slash at both ends
 * @param sectionRoute path below the base URL; whatever stands there, the URL stays on this site
 */
export function resultUrl(baseUrl: string, sectionRoute: string): string {
  return baseUrl + sectionRoute.replace(/^[\s\\/]+/u, "");
}
