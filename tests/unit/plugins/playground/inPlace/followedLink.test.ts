// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type Live from "@site/src/plugins/playground/browser/inPlace/Live";
import { toPage } from "@site/src/plugins/playground/browser/parsing/toPage";
import type { Page } from "@site/src/plugins/playground/browser/parsing/toPage";

const live: { onChange?: ComponentProps<typeof Live>["onChange"] } = vi.hoisted(() => ({}));

interface LinkProps {
  readonly to: string;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
}

// Only the bundler resolves these modules.
vi.mock("@docusaurus/Link", () => ({
  default: ({ to, children, onClick }: LinkProps) => createElement("a", { href: to, onClick }, children),
}));
vi.mock("@generated/playground/default/example.json", () => ({
  default: { source: "type Person", lines: [], hash: "", page: pageOf("example") },
}));
// The generator needs workers.
vi.mock("@site/src/plugins/playground/browser/inPlace/Live", () => ({
  default: ({ onChange }: ComponentProps<typeof Live>) => {
    live.onChange = onChange;
    return null;
  },
}));

/** A page that links to itself. */
function pageOf(text: string): Page {
  const body = `${text}, of a [Person](/api/person.mdx)`;
  return toPage(body, { mdx: true, headingIds: false, title: "Person" });
}

function showPage(text: string): void {
  act(() => live.onChange?.({ page: pageOf(text), sentence: "", isWrong: false }));
}

afterEach(cleanup);

it("a followed link to the shown page does not take the focus from the schema later", async () => {
  // Test files share modules, and an earlier one may have loaded the component without these mocks.
  vi.resetModules();
  const { default: InPlace } = await import("@site/src/plugins/playground/browser/inPlace/InPlace");
  render(createElement(InPlace, { head: () => null }));
  const sheet = screen.getByRole("region", { name: "Generated page of Person" });
  const schema = screen.getByRole("textbox");
  const follow = (): void => {
    fireEvent.click(screen.getByRole("link", { name: "Person" }));
  };

  follow();
  await vi.waitFor(() => {
    expect(live.onChange).toBeDefined();
  });
  showPage("generated");
  expect(document.activeElement).toBe(sheet);

  follow();
  act(() => {
    schema.focus();
  });
  fireEvent.change(schema, { target: { value: "type Person { id: ID }" } });
  showPage("changed");
  expect(sheet.textContent).toContain("changed");
  expect(document.activeElement).toBe(schema);
});
