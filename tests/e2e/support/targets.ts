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
        // While something slides in, sides are off by a millionth of a pixel.
        .filter(({ box }) => Math.min(box.height, box.width) < size - 0.01)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${String(box.width)} x ${String(box.height)}`),
    smallest,
  );
}
