import type { Locator } from "@playwright/test";

/**
 * Describes the visible elements that are too small for a finger.
 *
 * @param smallest side, in pixels
 */
export function smallTargets(targets: Locator, smallest = 44): Promise<string[]> {
  return targets.evaluateAll(
    (all, size) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < size || box.width < size)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${String(box.width)} x ${String(box.height)}`),
    smallest,
  );
}
