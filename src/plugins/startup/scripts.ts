/**
 * Runs the scripts of the page after the first paint, which they would otherwise delay. They run earlier when the
 * reader presses a key, touches the screen, clicks or moves the focus, when the URL has a hash, and in a hidden tab, which is
 * never painted. A moving pointer does not count: Chromium also reports one that rests where a new page appears. If the
 * browser reports no paint, the scripts run after three seconds.
 *
 * The page template preloads the scripts. The bundler's runtime and the main script are fetched with low priority while the
 * HTML loads, and this function adds them to the page. The others have a `media` that does not match. This
 * function clears it, so that they are fetched from then on, and the main script adds them.
 *
 * The function must be short, at most 800 bytes, because every page contains it.
 *
 * @param afterwards called when the last script has run or failed to load
 */
export function runScripts(afterwards: () => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=script]");
  const waiting = new AbortController();
  const { signal } = waiting;
  let wanted = location.hash !== "" || document.hidden;

  function run(): void {
    // Hydration needs the complete HTML.
    if (!wanted || signal.aborted || document.readyState === "loading") return;
    waiting.abort();
    let last: HTMLScriptElement | undefined;
    for (const link of links) {
      if (link.media) link.media = "";
      else {
        last = document.createElement("script");
        last.src = link.href;
        // Keeps the scripts in order.
        last.async = false;
        document.head.append(last);
      }
    }
    if (!last) return;
    last.onload = afterwards;
    last.onerror = afterwards;
  }

  function want(): void {
    wanted = true;
    run();
  }

  /** Runs the scripts after the next frame of the complete page: the first paint of a long page shows only a part of it. */
  function wantAfterFrame(): void {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", wantAfterFrame, { once: true });
    else requestAnimationFrame(() => setTimeout(want));
  }

  for (const type of ["keydown", "pointerdown", "focusin", "visibilitychange"]) {
    addEventListener(type, want, { signal, capture: true });
  }
  addEventListener("DOMContentLoaded", run, { signal });
  new PerformanceObserver(wantAfterFrame).observe({ type: "paint", buffered: true });
  setTimeout(want, 3000);
}
