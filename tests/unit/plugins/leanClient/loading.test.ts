// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageComponent } from "@site/src/plugins/leanClient/browser/component";
import { waitForPageTable } from "@site/src/plugins/leanClient/browser/waitForPageTable";
import Loading from "@site/src/theme/Loading";
import { proves } from "../../../conformance/proves";

interface Props {
  readonly error: unknown;
  readonly pastDelay: boolean;
}

/** The props of each rendering of the loading component. */
const renderedProps: Props[] = [];

// Only the bundler resolves these modules.
vi.mock("@theme/Loading", () => ({
  default: (props: Props) => {
    renderedProps.push(props);
    return createElement(Loading, props);
  },
}));
vi.mock("@docusaurus/core/lib/client/routeContext", () => ({}));
vi.mock("@site/src/plugins/leanClient/browser/Cards", () => ({}));
vi.mock("@docusaurus/router", () => ({ useLocation: () => ({ pathname: "/docs/b" }) }));
vi.mock("@docusaurus/Translate", () => ({
  default: ({ children }: { readonly children: string }) => children,
  translate: ({ message }: { readonly message: string }) => message,
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const markup = (error: unknown, pastDelay: boolean): string =>
  renderToStaticMarkup(createElement(Loading, { error, pastDelay }));

describe("a page that loads", () => {
  it.each([false, true])(
    "shows the error and Retry when it fails (after the delay: %s)",
    proves("L17g", "L105b"),
    (late) => {
      expect(markup(new Error("Loading chunk 7 failed."), late)).toMatch(
        /^<div role="alert" aria-label="Loading failed".*>Error: Loading chunk 7 failed\.<.*>Retry<\/button><\/div>$/u,
      );
    },
  );

  const never = (): Promise<never> => new Promise(() => undefined);
  const page = pageComponent("/docs/b", { __comp: 0 }, [{ chunk: 0, load: never }]);
  const waiting = [
    ["its scripts", page],
    ["the table of pages", waitForPageTable(page, [], { isLoaded: () => false, load: never })],
  ] as const;

  it.each(waiting)("shows the loading component while it waits for %s", proves("L17f", "L105a"), (_, component) => {
    renderedProps.length = 0;
    expect(renderToStaticMarkup(createElement(component))).toBe("");
    expect(renderedProps).toEqual([expect.objectContaining({ error: null, pastDelay: false })]);
  });

  it.each(waiting)("shows a spinner 200 ms after it begins to wait for %s", proves("L17f", "L105a"), (_, component) => {
    vi.useFakeTimers();
    render(createElement(component));
    act(() => {
      vi.advanceTimersByTime(199);
    });
    expect(screen.queryByRole("status")).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole("status").getAttribute("aria-label")).toBe("Loading the page");
  });
});
