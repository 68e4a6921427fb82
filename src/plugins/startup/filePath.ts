/**
 * Redirects from a path such as `/docs/intro.html` or `//docs/intro` to `/docs/intro`, when the host has answered with the
 * not-found page. When the host serves the page itself at that path, `src/client/cleanUrl.ts` changes the URL instead.
 *
 * The page contains this function's source text at the start of the body, so it must use nothing outside itself. It
 * runs before the page is painted.
 */
export function redirectFilePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const notFound = document.querySelector<HTMLLinkElement>("link[rel=canonical][href$='/404.html']");
  const clean = pathname.replace(/\/{2,}/gu, "/").replace(/(?:\/index)?\.html$/u, "") || "/";
  if (!notFound || clean === pathname || new URL(notFound.href).pathname === pathname) return;
  // The text and scripts of the not-found page are not needed.
  document.documentElement.hidden = true;
  window.stop();
  window.location.replace(origin + clean + search + hash);
}
