/**
 * Runs the scripts of the page after its first paint, which they would otherwise delay: the text is read before anything on
 * it is pressed. They run sooner when they are needed sooner: when the reader presses, points or moves the focus, when the
 * URL leads to a place on the page, and in a tab that is not shown, which is not painted. Where no paint is reported, they
 * run after three seconds.
 *
 * The template of the pages announces them as preloads. Those with a low priority, the runtime of the bundler and the main
 * script, are fetched beside the text and run from here. The others, which the main script runs, are fetched from the first
 * paint on.
 *
 * @param afterwards called when the last script has run, or could not be fetched
 */
export function runScripts(afterwards: () => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=script]");
  const waiting = new AbortController();
  let wanted = window.location.hash !== "" || document.visibilityState === "hidden";

  function run(): void {
    // Docusaurus takes over the page from its markup, all of which has to be there.
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
      // In the order of the links.
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

  /** A long page is painted before all of it is there; the frame that shows the whole comes first. */
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
