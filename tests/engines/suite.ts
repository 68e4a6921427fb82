import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { motionChecks, printChecks } from "./checks/media";
import { ON_PURPOSE, pageChecks } from "./checks/pages";
import { playgroundChecks } from "./checks/playground";
import { readingChecks } from "./checks/reading";
import { searchChecks } from "./checks/search";
import { cacheChecks, shellChecks } from "./checks/shell";
import { themeChecks } from "./checks/theme";
import { WIDE, createPage } from "./page";
import type { Driver, Engine, Page, Settings } from "./page";
import { serveSite } from "./site";
import type { Site } from "./site";

type Checks = (page: () => Page) => void;

let site: Site;

/** Runs checks in a browser of their own. A test fails if it causes a complaint without the text `ON_PURPOSE`. */
function inBrowser(engine: Engine, name: string, settings: Settings, checks: readonly Checks[]): void {
  describe(name, () => {
    let driver: Driver;
    let page: Page;
    /** Number of complaints before the current test. */
    let countBefore = 0;

    beforeAll(async () => {
      driver = await engine.start(settings);
      page = createPage(driver, site);
    });

    beforeEach(async () => {
      await page.resize(WIDE);
    });

    afterEach(async () => {
      const all = await site.complaints();
      const added = all.slice(countBefore);
      countBefore = all.length;
      expect(added.filter((line) => !line.includes(ON_PURPOSE))).toEqual([]);
    });

    afterAll(async () => {
      await driver.stop();
    });

    for (const check of checks) check(() => page);
  });
}

/**
 * Checks behaviour in which engines differ, on `build/` as nginx serves it.
 *
 * @param more checks for this engine only
 */
export function describeEngine(engine: Engine, ...more: readonly Checks[]): void {
  describe(engine.name, () => {
    beforeAll(async () => {
      site = await serveSite();
    });

    afterAll(async () => {
      await site.remove();
    });

    inBrowser(engine, "as installed", {}, [
      pageChecks,
      themeChecks,
      shellChecks,
      searchChecks,
      readingChecks,
      playgroundChecks,
      printChecks,
      ...more,
    ]);
    inBrowser(engine, "with reduced motion", { reducedMotion: true }, [motionChecks]);
    inBrowser(engine, "in a browser of its own, for the back/forward cache", {}, [cacheChecks]);
  });
}
