// @vitest-environment happy-dom
import { act, fireEvent, render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Playground from "@site/src/plugins/playground/browser/ui/Playground";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { hashOf } from "../../../../playground/links";
import { button, engine, request, setUpWorkspace, until, wait } from "./workspace";

const SOURCE = "type Query { linked: Int }";
const hash = await hashOf({ source: SOURCE, options: defaultOptions });

type Listener = (location: Location, action: "PUSH" | "POP") => void;

const { listeners, history } = vi.hoisted(() => {
  const all = new Set<Listener>();
  const listen = (listener: Listener) => {
    all.add(listener);
    return () => all.delete(listener);
  };
  return { listeners: all, history: { listen } };
});

// Only the bundler resolves these modules.
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));
vi.mock("@docusaurus/router", () => ({ useHistory: () => history }));

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

it("a link that the router follows on the same page opens the playground", async () => {
  render(createElement(Playground));
  window.history.pushState({ key: "a" }, "", hash);
  act(() => {
    for (const listener of listeners) listener(window.location, "PUSH");
  });
  await wait();
  await until(engine);
  expect(request().source).toBe(SOURCE);
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
