import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { announcement, desktop, field, results, visit } from "./searchBox";

test.use({ viewport: desktop });

const problems: readonly (readonly [query: string, message: RegExp])[] = [
  ["colour:media", /^There is no field “colour” to search in\. Fields are .*title.*\.$/u],
  ["media~x", /^The edit distance after “~” must be a number, not “x”\.$/u],
  ["media^x", /^The boost after “\^” must be a number, not “x”\.$/u],
  ["title:", /^A term is missing after “title:?”\.$/u],
  ["+", /^A term is missing after “\+”\.$/u],
];

test(
  "the syntax of lunr is understood, each mistake is answered with what is wrong, and a pasted URL breaks nothing",
  proves("L124a", "L124b", "L124c", "L124d", "L124e", "L124f", "L124g", "L124h", "L124i", "L124j", "L162"),
  async ({ page }) => {
    const { exceptions } = listen(page);
    await visit(page, "/docs/intro");
    for (const [query, message] of problems) {
      await field(page).fill(query);
      await expect(page.getByText(message)).toBeVisible();
      await expect(announcement(page)).toContainText(/ (?:field|number|missing)/u);
    }
    for (const query of ["title:media", "+media -episode", "avergaeScore~2", "medi*", "media^3 score"]) {
      // Results of the query before must not stand for those of this one.
      await field(page).fill("");
      await expect(results(page)).toHaveCount(0);
      await field(page).fill(query);
      await expect(results(page).first(), query).toBeVisible();
      await expect(page.getByText(/must be a number|is missing|no field/u), query).toHaveCount(0);
    }
    await field(page).fill("http://localhost:3000/docs/settings#media");
    await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
    await field(page).fill("media");
    await expect(results(page).first()).toBeVisible();
    expect(exceptions).toEqual([]);
  },
);
