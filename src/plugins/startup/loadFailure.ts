/**
 * Watches a page start, and puts a red box with the error and a button that reloads over its text when it does not.
 * Docusaurus starts a page only after all of its parts are there and handles no failure of that, so what the reader sees is
 * a page that does not respond. Neither the site's scripts nor its styles may be there.
 *
 * On the home page, Docusaurus has a banner for that, which says how a wrong base URL may be the cause. It shows when the main
 * script has not run as the text ends, which it never has here: it now shows with the box.
 *
 * @param markup the box: an element with one for the error, and a button
 * @param silent what to say when no error tells more
 * @returns reports a failure if the main script has run without starting the page
 * @upstream @docusaurus/core/lib/client/clientEntry.js
 * @upstream @docusaurus/core/lib/client/BaseUrlIssueBanner/index.js
 */
export function watchFailures(markup: string, silent: string): () => void {
  let cause: unknown;
  let reported = false;
  // Neither undefined, which would show the banner, nor what the main script leaves.
  Object.assign(window, { docusaurus: null });

  function report(error: unknown): void {
    // Once the page has started, the router takes care of failures: it reloads.
    if (reported || window.docusaurusRoot) return;
    reported = true;
    document.body.insertAdjacentHTML("beforeend", markup);
    const box = document.body.lastElementChild as HTMLElement;
    // Enough to be seen where no style sheet is, and not in the markup, where a policy may forbid it. `--schema` is the
    // colour of the mark of focus.
    box.style.cssText =
      "position:fixed;inset:auto 0 0;z-index:999;padding:1rem;background:#a81b1b;color:#fff;text-align:center;overflow-wrap:anywhere;--schema:#fff";
    const [text, retry] = box.children;
    if (text) text.textContent = String(error);
    retry?.addEventListener("click", () => {
      window.location.reload();
    });
  }

  window.addEventListener("unhandledrejection", (event) => {
    report(event.reason);
  });
  // A script that does not load tells only itself, so the window has to listen in the capturing phase.
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement) cause = `Loading ${event.target.src} failed.`;
      else if (cause === undefined && event.message) cause = event.message;
    },
    true,
  );
  return () => {
    if ((window as { readonly docusaurus: unknown }).docusaurus !== null) return;
    report(cause ?? silent);
    (window as { readonly insertBanner?: () => void }).insertBanner?.();
  };
}
