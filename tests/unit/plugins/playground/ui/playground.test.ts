// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Playground from "@site/src/plugins/playground/browser/ui/Playground";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { hashOf } from "../../../../playground/links";
import { button, engine, request, setUpWorkspace, until, wait } from "./workspace";

const SOURCE = "type Query { linked: Int }";
const hash = await hashOf({ source: SOURCE, options: defaultOptions });

// Only the bundler resolves this module.
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));

const stop = (event: Event): void => {
  event.stopImmediatePropagation();
};

setUpWorkspace();
beforeEach(() => {
  // Unlike browsers, happy-dom fires this event after `pushState`.
  window.addEventListener("hashchange", stop);
  window.history.pushState(null, "", window.location.pathname);
});
afterEach(() => {
  window.removeEventListener("hashchange", stop);
});

// After a failure to load, the URL still has the link.
it("the button opens the link in the URL", async () => {
  window.history.pushState(null, "", hash);
  render(createElement(Playground));
  fireEvent.click(button("Start the playground"));
  await wait();
  await until(engine);
  expect(request().source).toBe(SOURCE);
});
