/**
 * Leaves a path such as `/docs/intro.html` for the clean one, `/docs/intro`, when all that the host has for it is the
 * not-found page. A page that stands at the path of its own file stays: `src/client/cleanUrl.ts` changes its URL.
 *
 * It runs at the start of the body, from its own source text, before anything of the page is seen.
 */
export function leaveFilePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const notFound = document.querySelector<HTMLLinkElement>("link[rel=canonical][href$='/404.html']");
  if (!notFound || !pathname.endsWith(".html") || new URL(notFound.href).pathname === pathname) return;
  // Neither the text of this page nor its scripts have anything to say.
  document.documentElement.hidden = true;
  window.stop();
  // With the origin: a path that starts with two slashes would name another host by itself.
  window.location.replace(origin + (pathname.replace(/(?:\/index)?\.html$/u, "") || "/") + search + hash);
}
