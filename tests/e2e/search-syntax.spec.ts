import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { announcement, desktop, field, results, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const fields = "Fields are title, content, tags, sidebarParentCategories.";
const problems = {
  "unknown:x": `There is no field “unknown” to search in. ${fields}`,
  "media~": "“~” is not an edit distance. Write a whole number, as in “media~1”.",
  "media~x": "“~x” is not an edit distance. Write a whole number, as in “media~1”.",
  "media^": "“^” is not a boost. Write a number, as in “media^2”.",
  "media^x": "“^x” is not a boost. Write a number, as in “media^2”.",
  "title:": "“title:” needs a word, as in “title:media”.",
  "+ media": "“+” needs a word, as in “+media”.",
  "- media": "“-” needs a word, as in “-media”.",
  "-media": "“-media” only excludes results. Add a word to look for.",
};

test(
  "each mistake in a query is answered with what is wrong, in the panel and for screen readers",
  proves("L124g", "L124h", "L124i", "L124j", "L162"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    for (const [query, message] of Object.entries(problems)) {
      await field(page).fill(query);
      await expect(announcement(page), query).toContainText(message);
      await expect(page.getByText(message).first(), query).toBeInViewport({ ratio: 1 });
    }
    // The last of them has nothing to look for, and says no more than that.
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByText("No results")).toHaveCount(0);
  },
);

test("each form of the syntax has results, and so has what only looks like it: a pasted URL or message", async ({
  page,
}) => {
  const { exceptions } = listen(page);
  await visit(page, "/docs/intro");
  const queries = ["title:media", "title: media", "+media -episode", "avergaeScore~2", "medi*", "media^3 score"];
  for (const query of [
    ...queries,
    "http://localhost:3000/docs/settings#media",
    "Unexpected kind: DirectiveDefinition",
  ]) {
    // Results of the query before must not stand for those of this one.
    await field(page).fill("");
    await expect(results(page)).toHaveCount(0);
    await field(page).fill(query);
    await expect(results(page).first(), query).toBeVisible();
    await expect(announcement(page), query).toHaveText(
      /^(?:Showing results for “.+” )?(?:\d+ results|One result)\. First: .+$/u,
    );
  }
  await field(page).fill("title: media");
  await expect(results(page)).toHaveCount(8);
  await expect(results(page)).toContainText(Array.from({ length: 8 }, () => /media/iu));
  expect(exceptions).toEqual([]);
});
