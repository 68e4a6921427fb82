/** Whether a path, with its base URL, is exactly the path of a page. */
export type IsPage = (pathname: string) => boolean;

function canDecode(text: string, decode: (text: string) => string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/** Decodes a path as often as Docusaurus does: in the router, and again in the code that loads the page. */
function decodeTwice(pathname: string): string {
  return decodeURI(decodeURI(pathname));
}

/** As long as a path cannot be decoded, escapes all its percent signs: a stray `%` makes `decodeURI` throw. */
function escapeStrayPercents(pathname: string): string {
  return canDecode(pathname, decodeTwice) ? pathname : escapeStrayPercents(pathname.replaceAll("%", "%25"));
}

/**
 * Cleans the path of a URL:
 *
 * - escapes the percent signs of a path that cannot be decoded, because the router would throw;
 * - merges repeated slashes, as servers do, because a path that starts with two slashes would name another host;
 * - removes `.html` or `/index.html` at the end, unless a page has exactly this path.
 *
 * @param pathname path of a URL, with its base URL, encoded as in `location.pathname`
 * @param isPage also decides between `/api/` and `/api`: `/api/index.html` may stand for either
 */
export function cleanPath(pathname: string, isPage: IsPage): string {
  const path = escapeStrayPercents(pathname).replace(/\/{2,}/gu, "/");
  if (isPage(path)) return path;
  const withoutFile = path.replace(/(?:\/index)?\.html$/u, "");
  if (withoutFile === path) return path;
  return [withoutFile, `${withoutFile}/`].find(isPage) ?? (withoutFile || "/");
}

/**
 * Escapes the percent signs of a hash that cannot be decoded: scrolling to a heading decodes the hash, and would throw.
 *
 * @param hash as in `location.hash`, with its `#`, or empty
 */
export function cleanHash(hash: string): string {
  return canDecode(hash, decodeURIComponent) ? hash : hash.replaceAll("%", "%25");
}
