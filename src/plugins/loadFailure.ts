import type { LoadContext, Plugin } from "@docusaurus/types";

interface Texts {
  /** Name of the box. */
  readonly label: string;
  readonly retry: string;
  /** What to say when no error tells more. */
  readonly silent: string;
}

/**
 * Watches a page start, and puts a red box with the error and a button that reloads over its text when it does not.
 * Docusaurus starts a page only after all of its parts are there and handles no failure of that, so what the reader sees is
 * a page that does not respond.
 *
 * It runs in the browser, before everything else and from its own source text, so it can use nothing around it: neither
 * the site's scripts nor its styles may be there.
 */
function reportLoadFailure(texts: Texts): void {
  let cause: unknown;
  let reported = false;

  function report(error: unknown): void {
    // Once the page has started, the router takes care of failures: it reloads.
    if (reported || window.docusaurusRoot) return;
    reported = true;
    const box = document.createElement("div");
    box.setAttribute("role", "alert");
    box.setAttribute("aria-label", texts.label);
    // Enough to be seen where no style sheet is. `--schema` is the colour of the mark of focus.
    box.style.cssText =
      "position:fixed;inset:auto 0 0;z-index:999;padding:1rem;background:#a81b1b;color:#fff;text-align:center;overflow-wrap:anywhere;--schema:#fff";
    const text = document.createElement("p");
    text.textContent = String(error);
    const retry = document.createElement("button");
    retry.className = "button button--secondary button--lg";
    retry.textContent = texts.retry;
    retry.addEventListener("click", function reload() {
      window.location.reload();
    });
    box.append(text, retry);
    document.body.append(box);
  }

  window.addEventListener("unhandledrejection", function onRejection(event) {
    report(event.reason);
  });
  // A script that does not load tells only itself, so the window has to listen in the capturing phase.
  window.addEventListener(
    "error",
    function onError(event) {
      if (event.target instanceof HTMLScriptElement) cause = `Loading ${event.target.src} failed.`;
      else if (cause === undefined && event.message) cause = event.message;
    },
    true,
  );
  // By then the scripts that start the page have run, or never will.
  document.addEventListener("DOMContentLoaded", function onParsed() {
    if (!("docusaurus" in window)) report(cause === undefined ? texts.silent : cause);
  });
}

/**
 * Script for the start of every page that tells the reader when the page fails to start.
 *
 * @param texts what it says, in the language of the page
 */
export function loadFailureScript(texts: Texts): string {
  return `(${reportLoadFailure.toString()})(${JSON.stringify(texts).replaceAll("<", "\\u003c")})`;
}

/** Adds that script to every page. */
export default function loadFailure({ codeTranslations }: LoadContext): Plugin {
  const text = (id: string, message: string): string => codeTranslations[id] ?? message;
  const texts = {
    label: text("site.loadError.label", "Loading failed"),
    retry: text("site.loadError.retry", "Retry"),
    silent: text("site.loadError.silent", "The scripts of this page did not run."),
  };
  return {
    name: "load-failure",
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: "script", innerHTML: loadFailureScript(texts) }] }),
  };
}
