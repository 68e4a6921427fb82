/** Tells whether a path, base URL included, is the exact path of a page. */
export type IsPage = (pathname: string) => boolean;

function decodes(text: string, decode: (text: string) => string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/** The router decodes a path, and what loads the page decodes the result again. */
function decodeTwice(pathname: string): string {
  return decodeURI(decodeURI(pathname));
}

/** Encodes a path until the router can read it, so that percent signs which encode nothing are plain text. */
function readable(pathname: string): string {
  return decodes(pathname, decodeTwice) ? pathname : readable(pathname.replaceAll("%", "%25"));
}

/**
 * The path that a page should be shown at.
 *
 * A path of a page stays as it is. From another, `.html` or `/index.html` at its end goes. Slashes in a row become one, as
 * servers take them, and because a path that starts with two names another host by itself. A path whose percent signs do not
 * decode, on which the router would throw, is encoded once more.
 *
 * @param pathname path of a URL, with its base URL, encoded as in `location.pathname`
 * @param isPage needed because `/api/` is a page and `/api` is not, while both are what `/api/index.html` may mean
 */
export function cleanPath(pathname: string, isPage: IsPage): string {
  const path = readable(pathname).replace(/\/{2,}/gu, "/");
  if (isPage(path)) return path;
  const withoutFile = path.replace(/(?:\/index)?\.html$/u, "");
  if (withoutFile === path) return path;
  return [withoutFile, `${withoutFile}/`].find(isPage) ?? (withoutFile || "/");
}

/**
 * The hash of a URL in a form that decodes, because scrolling to a heading decodes it and would throw.
 *
 * @param hash as in `location.hash`, with its `#`, or empty
 */
export function cleanHash(hash: string): string {
  return decodes(hash, decodeURIComponent) ? hash : hash.replaceAll("%", "%25");
}
