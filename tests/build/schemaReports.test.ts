import { describe, expect, it } from "vitest";
import { readPages } from "./site";

const PAGE = "/docs/guides/schema-report";
const CHANGES = '[aria-label="Changelog of the school API"]';
const COVERAGE = '[aria-label="Coverage of the media API"]';

const built = await readPages();

describe("the panels of schema reports", () => {
  it("list changes of each level, with links to pages and rows of the example", () => {
    const panel = built.get(PAGE)?.$(CHANGES);
    expect(panel?.find('[role="heading"][aria-level="4"]').text()).toBe("BreakingDangerousSafe");
    const links = panel?.find("a").toArray() ?? [];
    const targets = links.map((link) => panel?.find(link).attr("href") ?? "");
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => target.includes("#")).length).toBeGreaterThan(10);
    expect(targets.filter((target) => !target.startsWith("/examples/group-by/"))).toEqual([]);
  });

  it("show that each element of the media schema has a description", () => {
    const panel = built.get(PAGE)?.$(COVERAGE);
    expect(panel?.find("tbody tr").length).toBeGreaterThan(5);
    expect(panel?.text()).toMatch(/^100% of \d+ elements have a description\./u);
  });
});
