import { expect, it } from "vitest";
import type { Page } from "../page";

const WORKSPACE = "dialog[open]";
const EDITOR = `${WORKSPACE} .cm-content`;

const BOOKS =
  'type Query {\n  "Look up a book."\n  book(id: ID!): Book\n}\n\n"Something to read."\ntype Book {\n  id: ID!\n}\n';

const tree = (page: Page): Promise<string[]> => page.seen(`${WORKSPACE} [role=treeitem]`);

async function start(page: Page): Promise<void> {
  // From another page: WebKit treats a visit to the same page as a reload, after which the playground opens by itself.
  await page.visit("/docs/intro");
  await page.visit("/docs/try-it");
  await page.click("button", "Start the playground");
  await expect
    .poll(() => page.seen(`${WORKSPACE} [role=status]`))
    .toContainEqual(expect.stringMatching(/files? written/u));
}

/** The playground: editor, workers and dropped files. */
export function playgroundChecks(page: () => Page): void {
  it("generates pages, and again after typing", async () => {
    await start(page());
    await expect.poll(() => tree(page())).toContain("film.mdx");
    await page().click(EDITOR);
    await page().press("Control+End");
    await page().type('\n"A place with seats."\ntype Cinema {\nseats: Int');
    await expect.poll(() => tree(page())).toContain("cinema.mdx");
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
    await expect.poll(() => tree(page())).toContain("book.mdx");
    await expect.poll(() => page().seen(EDITOR)).toContainEqual(expect.stringContaining("Something to read."));
  });
}
