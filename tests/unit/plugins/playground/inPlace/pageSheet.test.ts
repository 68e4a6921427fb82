// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import PageSheet from "@site/src/plugins/playground/browser/inPlace/PageSheet";
import { toPage } from "@site/src/plugins/playground/browser/parsing/toPage";

afterEach(cleanup);

const ignore = (): void => undefined;

function sheet(body: string, mdx: boolean): ReactElement {
  const page = toPage(body, { mdx, headingIds: false, title: undefined });
  return createElement(PageSheet, {
    ref: ignore,
    page,
    isExample: false,
    playground: "/",
    onFollow: ignore,
    onPoint: ignore,
  });
}

/** Wraps each text in `<font>`, as browsers do when they translate a page. */
function translate(node: Node): void {
  if (node.nodeType !== Node.TEXT_NODE) {
    [...node.childNodes].forEach(translate);
    return;
  }
  const { textContent: text } = node;
  if (text === null || text.trim() === "") return;
  const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  font.append(text);
  node.parentNode?.replaceChild(font, node);
}

it.each([
  ["a task", "- [ ] a", "- a", true],
  ["a finished task", "- [x] a\n- b", "- [ ] a\n- b", true],
  ["a link to a file", "Read [a](a.txt) first.", "Read it first.", true],
  ["an image", "Look at ![a](a.png) first.", "Look first.", true],
  ["HTML in Markdown", "<!-- a -->", "b", false],
])("a page that the browser has translated shows an edit of %s", (_name, before, after, mdx) => {
  const { container, rerender } = render(sheet(before, mdx));
  translate(container);
  expect(container.innerHTML).toContain("<font>");
  rerender(sheet(after, mdx));
  const shown = container.textContent;
  cleanup();
  expect(shown).toBe(render(sheet(after, mdx)).container.textContent);
});
