// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useState } from "react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import PagesPane from "@site/src/plugins/playground/browser/ui/pages/PagesPane";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";

const page = (path: string, kind: "query" | "type", name: string, group: string): GeneratedFile => ({
  path,
  text: "",
  entities: [{ kind, name, group }],
});

const files = [
  page("docs/queries/film.mdx", "query", "film", "A"),
  page("docs/types/film.mdx", "type", "Film", "A"),
  page("docs/types/person.mdx", "type", "Person", "B"),
];

let selected: string | undefined;

function Pane(): ReactNode {
  const [path, setPath] = useState<string | undefined>("docs/types/film.mdx");
  selected = path;
  return createElement(PagesPane, { files, isWritten: true, selected: path, live: undefined, onSelect: setPath });
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  render(createElement(Pane));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const search = (): HTMLElement => screen.getByLabelText("Find pages by name");
const tree = (): HTMLElement => screen.getByRole("tree");
const lines = (): string[] => [...tree().querySelectorAll("[role=treeitem]")].map(({ textContent }) => textContent);
const line = (name: string): Element =>
  [...tree().querySelectorAll("[role=treeitem]")].find((one) => one.textContent === name) ?? tree();
const status = (): string => screen.getByRole("status").textContent;
const active = (): string | null | undefined =>
  document.getElementById(tree().getAttribute("aria-activedescendant") ?? "")?.textContent;
const keys = (element: HTMLElement, ...names: readonly string[]): void => {
  for (const key of names) fireEvent.keyDown(element, { key });
};

it("pages can be filtered by name and opened with the keyboard", () => {
  expect([status(), screen.getByText("3 pages").tagName]).toEqual(["", "SPAN"]);
  fireEvent.change(search(), { target: { value: "film" } });
  expect(status()).toBe("2 of 3 pages");
  expect(lines()).toEqual(["docs", "queries", "film.mdx", "types", "film.mdx"]);
  keys(search(), "Enter");
  expect(selected).toBe("docs/queries/film.mdx");
  keys(search(), "ArrowDown");
  expect(document.activeElement).toBe(tree());
  // A closed folder stays closed until the filter changes.
  fireEvent.click(line("queries"));
  expect(lines()).toEqual(["docs", "queries", "types", "film.mdx"]);
  expect(fireEvent.keyDown(tree(), { key: "Escape" })).toBe(false);
  expect([document.activeElement, status()]).toEqual([search(), ""]);
  // Without a filter, the pane leaves Escape to the playground, which closes.
  expect(fireEvent.keyDown(search(), { key: "Escape" })).toBe(true);
});

it("pages can be filtered by kind and group, until a button shows all", () => {
  const choose = (label: string, option: string): void => {
    const { value } = screen.getByRole<HTMLOptionElement>("option", { name: option });
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  choose("Kind of page", "Types (2)");
  expect(status()).toBe("2 of 3 pages");
  choose("Group of pages", "A (2)");
  expect(lines()).toEqual(["docs", "types", "film.mdx"]);
  fireEvent.click(screen.getByText("Show all"));
  expect(status()).toBe("");
});

it("the tree is one Tab stop with keyboard navigation", () => {
  expect([tree().tabIndex, active()]).toEqual([0, "film.mdx"]);
  keys(tree(), "Home", "ArrowLeft");
  expect(lines()).toEqual(["docs"]);
  keys(tree(), "ArrowRight", "ArrowRight");
  expect(active()).toBe("queries");
  keys(tree(), "t", "y");
  expect(active()).toBe("types");
  keys(tree(), "End", "Enter");
  expect([active(), selected]).toEqual(["person.mdx", "docs/types/person.mdx"]);
  // A click resets the typed letters.
  keys(tree(), "d");
  fireEvent.click(line("film.mdx"));
  keys(tree(), "p", "e");
  expect(active()).toBe("person.mdx");
});
