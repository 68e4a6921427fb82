import { describe, expect, it } from "vitest";
import { runPage } from "./blocks/pages";
import { readFences } from "./fences";

// `getStarted.integration.test.ts` follows this page.
const FOLLOWED_ELSEWHERE = new Set(["docs/get-started.mdx"]);
const MINUTES = 60_000;

const fences = await readFences();
const pages = [...new Set(fences.map(({ page }) => page))].filter((page) => !FOLLOWED_ELSEWHERE.has(page));

describe.concurrent("following a page", () => {
  it.each(pages)(
    "runs %s, except blocks that install, build, serve or use git, and compares its output",
    { timeout: 10 * MINUTES },
    async (page) => {
      expect(await runPage(page, fences)).toEqual([]);
    },
  );
});
