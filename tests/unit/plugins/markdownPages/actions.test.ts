// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createElement, createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import Actions from "@site/src/plugins/markdownPages/browser/copyPage/Actions";

// Only the bundler resolves these modules.
vi.mock("@docusaurus/Translate", () => ({ translate: ({ message }: { readonly message: string }) => message }));
vi.mock("@docusaurus/router", () => ({ useLocation: () => ({ pathname: "/sub/docs/intro/" }) }));
vi.mock("@generated/docusaurus.config", () => ({ default: { baseUrl: "/sub/" } }));

afterEach(cleanup);

it('"View as Markdown" needs no link in the head, which the not-found page lacks', () => {
  render(
    createElement(Actions, {
      menu: createRef<HTMLUListElement>(),
      menuId: "menu",
      shown: true,
      close: () => undefined,
    }),
  );
  expect(screen.getByText("View as Markdown").getAttribute("href")).toBe("/sub/docs/intro.md");
});
