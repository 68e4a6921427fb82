import { proves } from "../conformance/proves";
import { pageKinds } from "./support/pages";
import { expect, test } from "./support/test";

for (const { kind, path } of [...pageKinds, { kind: "not-found page", path: "/nothing-here" }]) {
  test(
    `the ${kind} has a footer with the copyright line and no links`,
    proves("L83a", "L83b", "L176b"),
    async ({ page }) => {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      await expect(footer).toBeVisible();
      await expect(footer).toHaveText("Copyright © 2020-2025 GraphQL-Markdown");
      await expect(footer.getByRole("link")).toHaveCount(0);
    },
  );
}
