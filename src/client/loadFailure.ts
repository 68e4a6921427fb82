/**
 * Client module: when the first page of a visit fails to load, says so. Docusaurus starts the page only after all of its
 * parts are there and handles no failure of that, so what the reader sees is a page that does not respond.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import LoadError from "@site/src/components/shell/LoadError";

function show(error: unknown): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(createElement(LoadError, { error, floating: true }));
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  // Once the page has started, the router takes care of failures: it reloads.
  if (window.docusaurusRoot === undefined) show(reason);
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener("unhandledrejection", onRejection, { once: true });
