/** Whether a path, base URL included, is exactly that of a page. */
export type IsPage = (pathname: string) => boolean;

function decodes(text: string, decode: (text: string) => string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/** A path is decoded twice: by the router, and again by the code that loads the page. */
function decodeTwice(pathname: string): string {
  return decodeURI(decodeURI(pathname));
}

/** Escapes the percent signs of a path until it can be decoded: a stray `%` makes `decodeURI` throw. */
function escapeStrayPercents(pathname: string): string {
  return decodes(pathname, decodeTwice) ? pathname : escapeStrayPercents(pathname.replaceAll("%", "%25"));
}

/**
 * Cleans the path of a URL. The path of a page stays as it is. From any other:
 *
 * - `.html` or `/index.html` at the end is removed;
 * - repeated slashes become one, as on servers, and because a path that starts with two names another host;
 * - stray percent signs, on which the router would throw, are escaped.
 *
 * @param pathname path of a URL, with its base URL, encoded as in `location.pathname`
 * @param isPage decides between `/api/` and `/api`: `/api/index.html` may stand for either
 */
export function cleanPath(pathname: string, isPage: IsPage): string {
  const path = escapeStrayPercents(pathname).replace(/\/{2,}/gu, "/");
  if (isPage(path)) return path;
  const withoutFile = path.replace(/(?:\/index)?\.html$/u, "");
  if (withoutFile === path) return path;
  return [withoutFile, `${withoutFile}/`].find(isPage) ?? (withoutFile || "/");
}

/**
 * Escapes the percent signs of a hash that does not decode: scrolling to a heading decodes the hash, and would throw.
 *
 * @param hash as in `location.hash`, with its `#`, or empty
 */
export function cleanHash(hash: string): string {
  return decodes(hash, decodeURIComponent) ? hash : hash.replaceAll("%", "%25");
}
