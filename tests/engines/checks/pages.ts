import { expect, it } from "vitest";
import { pageKinds } from "../../e2e/support/pages";
import type { Page } from "../page";

/** Text in the complaints that a test causes on purpose, to prove that complaints are recorded. */
export const ON_PURPOSE = "on-purpose";

/** Checks that pages of every kind run without a complaint, and that complaints are recorded. */
export function pageChecks(page: () => Page): void {
  it("records logged errors, thrown errors and violations of the policy", async () => {
    await page().visit("/docs/intro");
    await page().run(() => {
      console.error("logged-on-purpose");
      reportError(new Error("thrown-on-purpose"));
      document.body.insertAdjacentHTML("beforeend", "<img alt='' src='https://on-purpose.invalid/'>");
    });
    await expect
      .poll(() => page().complaints())
      .toEqual(
        expect.arrayContaining([
          "/docs/intro: error: logged-on-purpose",
          expect.stringMatching(/^\/docs\/intro: exception: .*thrown-on-purpose$/u),
          expect.stringMatching(/^\/docs\/intro: policy: img-src blocks https:\/\/on-purpose\.invalid/u),
        ]),
      );
  });

  it("shows each kind of page with its heading", async () => {
    for (const { kind, path } of [...pageKinds, { kind: "not found", path: "/no/such/page" }]) {
      await page().visit(path);
      expect(await page().seen("h1"), kind).toHaveLength(1);
    }
  });
}
