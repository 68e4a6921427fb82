// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ElementContent } from "hast";
import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { ReferenceComponents } from "@site/src/plugins/playground/browser/ui/preview/referenceComponents";
import { siteMapOf } from "@site/src/plugins/playground/browser/ui/preview/siteMap";
import type { ParsedFile } from "@site/src/plugins/playground/browser/ui/preview/usePage";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (params: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode;
}

// As in Docusaurus, whose module only the bundler resolves.
vi.mock("@docusaurus/ErrorBoundary", async () => {
  const { Component } = await import("react");
  class ErrorBoundary extends Component<BoundaryProps, { readonly error: Error | null }> {
    override state: { readonly error: Error | null } = { error: null };
    override componentDidCatch(error: Error): void {
      this.setState({ error });
    }
    override render(): ReactNode {
      const { error } = this.state;
      const tryAgain = (): void => {
        this.setState({ error: null });
      };
      return error ? this.props.fallback({ error, tryAgain }) : this.props.children;
    }
  }
  return { default: ErrorBoundary };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A component that React can't render: tabs without a value, for example, throw too. */
function Tabs(): ReactNode {
  throw new Error("no value");
}

const FAULTY: ElementContent = {
  type: "element",
  tagName: "component",
  properties: { name: "Tabs", props: "{}" },
  children: [],
};

function parsed(content: ElementContent): ParsedFile {
  return {
    file: { path: "docs/film.mdx", text: "" },
    page: { title: "Film", content, cut: false, deepestListed: 3, headings: [] },
    components: { Tabs } as unknown as ReferenceComponents,
  };
}

it("a page that could not be rendered is shown once it has changed", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  // Test files share modules, and an earlier one may have loaded the component without this mock.
  vi.resetModules();
  const { default: RenderedPage } = await import("@site/src/plugins/playground/browser/ui/preview/RenderedPage");
  const site = siteMapOf([], "docs");
  const page = (content: ElementContent): ReactElement =>
    createElement(RenderedPage, { parsed: parsed(content), site, fragment: "", onOpen: () => undefined });

  const { rerender } = render(page(FAULTY));
  expect(screen.getByText(/^This page could not be shown/u)).toBeTruthy();
  rerender(page(FAULTY));
  expect(screen.getByText(/^This page could not be shown/u)).toBeTruthy();
  rerender(page({ type: "text", value: "A film." }));
  expect(screen.getByText("A film.")).toBeTruthy();
  expect(screen.queryByText(/^This page could not be shown/u)).toBeNull();
});
