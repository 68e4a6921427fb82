import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { desktop, field, results, visit } from "./searchBox";

test.use({ viewport: desktop });

const problems: readonly (readonly [query: string, message: RegExp])[] = [
  ["colour:media", /^There is no field “colour” to search in\. Fields are .*title.*\.$/u],
  ["media~x", /^The edit distance after “~” must be a number, not “x”\.$/u],
  ["media^x", /^The boost after “\^” must be a number, not “x”\.$/u],
  ["title:", /^A term is missing after “title:?”\.$/u],
  ["+", /^A term is missing after “\+”\.$/u],
];

test("the query of each mistake is answered with what is wrong with it", proves("L124b", "L162"), async ({ page }) => {
  await visit(page, "/docs/intro");
  for (const [query, message] of problems) {
    await field(page).fill(query);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("search").locator("xpath=../..").getByRole("status")).toContainText(
      / (?:field|number|missing)/u,
    );
  }
});

test("the syntax of lunr is understood", proves("L124a"), async ({ page }) => {
  await visit(page, "/docs/intro");
  for (const query of ["title:media", "+media -episode", "avergaeScore~2", "medi*", "media^3 score"]) {
    // Results of the query before must not stand for those of this one.
    await field(page).fill("");
    await expect(results(page)).toHaveCount(0);
    await field(page).fill(query);
    await expect(results(page).first(), query).toBeVisible();
    await expect(page.getByText(/must be a number|is missing|no field/u), query).toHaveCount(0);
  }
});

test("a pasted address breaks nothing", async ({ page }) => {
  const { exceptions } = listen(page);
  await visit(page, "/docs/intro");
  await field(page).fill("http://localhost:3000/docs/settings#media");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
  await field(page).fill("media");
  await expect(results(page).first()).toBeVisible();
  expect(exceptions).toEqual([]);
});
