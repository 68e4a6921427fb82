/**
 * Leaves a path such as `/docs/intro.html` or `//docs/intro` for the clean one, `/docs/intro`, when all that the host has for
 * it is the not-found page. A page that stands at the path of its own file stays: `src/client/cleanUrl.ts` changes its URL.
 *
 * It runs at the start of the body, from its own source text, before anything of the page is seen.
 */
export function leaveFilePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const notFound = document.querySelector<HTMLLinkElement>("link[rel=canonical][href$='/404.html']");
  const clean = pathname.replace(/\/{2,}/gu, "/").replace(/(?:\/index)?\.html$/u, "") || "/";
  if (!notFound || clean === pathname || new URL(notFound.href).pathname === pathname) return;
  // Neither the text of this page nor its scripts have anything to say.
  document.documentElement.hidden = true;
  window.stop();
  window.location.replace(origin + clean + search + hash);
}
