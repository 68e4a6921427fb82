/**
 * Shows a red box with the error and a reload button when the page fails to start. Docusaurus hydrates a page only once
 * all its scripts have loaded, and does not handle a failure, so the page would just not respond. Works without the
 * site's scripts and styles.
 *
 * On the home page, Docusaurus has a banner that suggests a wrong base URL as the cause. Docusaurus shows the banner if the
 * main script has not run at the end of the HTML, which is always so on this site. Therefore the banner is suppressed, and
 * shown together with the box.
 *
 * @param markup HTML of the box: an element that contains an element for the error, and a button
 * @returns a function to call after the main script has run or failed to load: it reports a failure if the main script did
 * not run
 * @upstream @docusaurus/core/lib/client/clientEntry.js
 * @upstream @docusaurus/core/lib/client/BaseUrlIssueBanner/index.js
 */
export function watchFailures(markup: string, defaultMessage: string): () => void {
  let cause: unknown;
  let reported = false;
  // If `window.docusaurus` is undefined, Docusaurus shows the banner. The main script replaces this null with an object.
  Object.assign(window, { docusaurus: null });

  function report(error: unknown): void {
    // Once the page has started, the router handles failures: it reloads.
    if (reported || window.docusaurusRoot) return;
    reported = true;
    document.body.insertAdjacentHTML("beforeend", markup);
    const box = document.body.lastElementChild as HTMLElement;
    // Inline, because the style sheet may be missing; from the script, because a policy may forbid `style` in the markup.
    // `--schema` is the colour of the focus outline. The border is visible with forced colours.
    box.style.cssText =
      "position:fixed;inset:auto 0 0;z-index:999;padding:1rem;border:1px solid #a81b1b;background:#a81b1b;color:#fff;text-align:center;overflow-wrap:anywhere;--schema:#fff";
    const [text, retry] = box.children;
    if (text) text.textContent = String(error);
    retry?.addEventListener("click", () => {
      window.location.reload();
    });
  }

  window.addEventListener("unhandledrejection", (event) => {
    report(event.reason);
  });
  // The error event of a script that fails to load does not bubble, so the window listens in the capturing phase.
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
    report(cause ?? defaultMessage);
    (window as { readonly insertBanner?: () => void }).insertBanner?.();
  };
}
