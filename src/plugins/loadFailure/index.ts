import type { LoadContext, Plugin } from "@docusaurus/types";
import { escapeXml } from "../../shared/markup/escapeXml";

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
 *
 * @upstream @docusaurus/core/lib/client/clientEntry.js
 */
function reportLoadFailure(markup: string, silent: string): void {
  let cause: unknown;
  let reported = false;

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
    retry?.addEventListener("click", function reload() {
      window.location.reload();
    });
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
    if (!("docusaurus" in window)) report(cause === undefined ? silent : cause);
  });
}

/**
 * Script for the start of every page that tells the reader when the page fails to start.
 *
 * @param texts what it says, in the language of the page
 */
export function loadFailureScript({ label, retry, silent }: Texts): string {
  const button = `<button class="button button--secondary button--lg">${escapeXml(retry)}</button>`;
  const markup = `<div role="alert" aria-label="${escapeXml(label)}"><p></p>${button}</div>`;
  const texts = [markup, silent].map((text) => JSON.stringify(text).replaceAll("</", "<\\/"));
  return `(${reportLoadFailure.toString()})(${texts.join()})`;
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
