import { describe, expect, it } from "vitest";
import { runPage } from "./blocks/pages";
import { readFences } from "./fences";

// A test of its own follows that page to a running site.
const FOLLOWED_ELSEWHERE = new Set(["docs/get-started.mdx"]);
const MINUTES = 60_000;

const fences = await readFences();
const pages = [...new Set(fences.map(({ page }) => page))].filter((page) => !FOLLOWED_ELSEWHERE.has(page));

describe.concurrent("someone who follows a page", () => {
  it.each(pages)(
    "finds that every command of %s works and prints what is shown",
    { timeout: 10 * MINUTES },
    async (page) => {
      expect(await runPage(page, fences)).toEqual([]);
    },
  );
});
