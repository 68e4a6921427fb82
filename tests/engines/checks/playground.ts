import { expect, it } from "vitest";
import type { Page } from "../page";

const WORKSPACE = "dialog[open]";
const EDITOR = `${WORKSPACE} .cm-content`;

const BOOKS =
  'type Query {\n  "Look up a book."\n  book(id: ID!): Book\n}\n\n"Something to read."\ntype Book {\n  id: ID!\n}\n';

const treeItems = (page: Page): Promise<string[]> => page.seen(`${WORKSPACE} [role=treeitem]`);

async function start(page: Page): Promise<void> {
  // Visits another page first: WebKit treats a visit to the current page as a reload, after which the playground opens by
  // itself.
  await page.visit("/docs/intro");
  await page.visit("/docs/try-it");
  await page.click("button", "Start the playground");
  await expect
    .poll(() => page.seen(`${WORKSPACE} [role=status]`))
    .toContainEqual(expect.stringMatching(/files? written/u));
}

/** Checks the playground: editor, workers and dropped files. */
export function playgroundChecks(page: () => Page): void {
  it("generates pages, and again after typing", async () => {
    await start(page());
    await expect.poll(() => treeItems(page())).toContain("film.mdx");
    await page().click(EDITOR);
    await page().press("Control+End");
    await page().type('\n"A place with seats."\ntype Cinema {\nseats: Int');
    await expect.poll(() => treeItems(page())).toContain("cinema.mdx");
    await page().click(`${WORKSPACE} [role=treeitem]`, "cinema.mdx");
    await expect
      .poll(() => page().seen(`${WORKSPACE} [aria-label^='Rendered page']`))
      .toContainEqual(expect.stringContaining("A place with seats."));
  });

  it("reads a dropped file", async () => {
    await start(page());
    await page().run(
      (selector, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "books.graphql"));
        const drop = (type: string): DragEvent =>
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        for (const type of ["dragover", "drop"]) document.querySelector(selector)?.dispatchEvent(drop(type));
      },
      EDITOR,
      BOOKS,
    );
    await expect.poll(() => treeItems(page())).toContain("book.mdx");
    await expect.poll(() => page().seen(EDITOR)).toContainEqual(expect.stringContaining("Something to read."));
  });
}
