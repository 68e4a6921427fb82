import { installAxe, runAxeInBothModes } from "./support/axe";
import { editor, enter, line, start, status, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

const SUBGRAPH = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])

type Query {
  book(isbn: ID!): Book
}

type Book @key(fields: "isbn") {
  isbn: ID!
  title: String! @shareable
}
`;

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(
      "a subgraph is told what it lacks, and one click adds it so that it generates",
      { tag: "@slow" },
      async ({ page }) => {
        await installAxe(page);
        await start(page);
        await enter(page, SUBGRAPH);
        await expect(status(page)).toContainText("It lacks definitions of Federation.");
        const notice = workspace(page).getByRole("note", { name: "Federation" });
        await expect(notice).toContainText("It applies @key, @link and @shareable without their definitions");
        await expect(notice.getByRole("link")).toHaveAttribute("href", "/docs/guides/federation");
        expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
        // What the button adds is not listed as a mistake as well.
        await expect(workspace(page).getByRole("list", { name: "Mistakes in the schema" })).toHaveCount(0);
        await notice.getByRole("button", { name: "Add the definitions" }).press("Enter");
        await written(page);
        await expect(notice).toHaveCount(0);
        await expect(editor(page)).toBeFocused();
        await expect(editor(page)).toContainText("directive @key(fields: FieldSet!");
        await page.keyboard.press("Control+z");
        await expect(notice).toBeVisible();
        await page.keyboard.press("Control+y");
        await written(page);
        if (viewport === desktop) await expect(line(page, "book.mdx").first()).toBeVisible();
      },
    );
  });
}
