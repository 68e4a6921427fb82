/**
 * Runs the scripts of the page after the first paint, which they would otherwise delay. They run earlier when the
 * reader presses, points or moves the focus, when the URL has a hash, and in a hidden tab, which is never painted. If
 * the browser reports no paint, they run after three seconds.
 *
 * The page template preloads them. The bundler's runtime and the main script are fetched with low priority while the
 * HTML loads, and are added here. The others, which the main script adds, are fetched after the first paint.
 *
 * @param afterwards called when the last script has run or failed to load
 */
export function runScripts(afterwards: () => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=script]");
  const waiting = new AbortController();
  let wanted = window.location.hash !== "" || document.visibilityState === "hidden";

  function run(): void {
    // Hydration needs the complete HTML.
    if (!wanted || waiting.signal.aborted || document.readyState === "loading") return;
    waiting.abort();
    let last: HTMLScriptElement | undefined;
    for (const link of links) {
      if (link.media) {
        link.media = "";
        continue;
      }
      last = document.createElement("script");
      last.src = link.href;
      // Runs scripts in order.
      last.async = false;
      document.head.append(last);
    }
    last?.addEventListener("load", afterwards);
    last?.addEventListener("error", afterwards);
  }

  function want(): void {
    wanted = true;
    run();
  }

  /**
   * Runs the scripts after the frame that shows the complete page: a long page is painted before all of its HTML has arrived.
   */
  function wantAfterFrame(): void {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", wantAfterFrame, { once: true });
    else requestAnimationFrame(() => setTimeout(want));
  }

  const { signal } = waiting;
  for (const type of ["keydown", "pointerdown", "pointermove", "focusin", "visibilitychange"]) {
    window.addEventListener(type, want, { signal, capture: true });
  }
  document.addEventListener("DOMContentLoaded", run, { signal });
  new PerformanceObserver(wantAfterFrame).observe({ type: "paint", buffered: true });
  setTimeout(want, 3000);
}
